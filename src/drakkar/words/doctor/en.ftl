### drakkar doctor: what was found, and what to do

doctor-python = Drakkar { $release } on Python { $version }.
doctor-engine-compiled = The engine is compiled.
doctor-engine-plain = The engine is plain Python: bots find less in the same time. Install a C compiler (Debian: gcc, python3-dev), then Drakkar again.
doctor-client = The web client is there.
doctor-client-missing = There is no web client ({ $file }): people would see an empty page. Install Drakkar from a wheel, or build the client: make client.
doctor-setting-unknown =
    { $alike ->
        [none] There is no setting { $name }, so it does nothing. Remove it.
       *[other] There is no setting { $name }, so it does nothing. Did you mean { $alike }?
    }
doctor-luck = DRAKKAR_LUCK is set, which is for tests: whoever knows it knows every card. Remove it.
doctor-bot-workers = { $workers } processes for bots are more than the { $cores } cores: requests would wait. Set DRAKKAR_BOT_WORKERS to { $cores } or less.
doctor-open-files = The system lets a process have { $limit } open files, and DRAKKAR_CONNECTIONS is { $connections }: { $limit } counts. Raise it (systemd: LimitNOFILE=).
doctor-folder-new = The data folder { $folder } does not exist yet; the first start makes it.
doctor-folder-impossible = The data folder { $folder } does not exist and cannot be made here. Make it for the user who runs Drakkar, or name another with --data.
doctor-folder-closed = { $user } may not write to the data folder { $folder }. Give it to who runs Drakkar: chown { $user } { $folder }.
doctor-folder-open = Everybody on this machine can look into { $folder }. Close it: chmod o= { $folder }.
doctor-folder = The data folder { $folder } can be written to.
doctor-space = There are { $free } MB free for it.
doctor-space-little = There are only { $free } MB free for it: moves cannot be kept once the disk is full. Make room.
doctor-server-runs = A server is running with this folder.
doctor-server-stopped = No server is running with this folder.
doctor-key-new = There is no key yet; the first start makes one.
doctor-key-open = Others can read { $file }, and whoever has it can be any guest. Close it: chmod 600 { $file }.
doctor-key = The key is whole and readable by its owner only.
doctor-database-new = There is no database yet; the first start makes one.
doctor-database-silent = The database { $where } does not answer within { $seconds } s. Check that it runs, and that a firewall lets us through.
doctor-database-closed = The database { $where } cannot be used: { $reason }. Check address, name and password; PostgreSQL needs pip install drakkar[scale].
doctor-database-empty = The database { $where } is empty; the first start makes its tables.
doctor-database-older = The database is at version { $found }: the next start brings it to { $expected }. Back it up first: drakkar backup FILE.
doctor-database-newer = The database is at version { $found }, and this release knows { $expected }. Install the newer release again.
doctor-database = The database { $where } answers, at version { $version }.
doctor-database-readonly = The database cannot be written to: { $reason }. Check its permissions and its disk.
doctor-clock = The clock agrees with the database.
doctor-clock-apart = The clock is { $seconds } s away from that of the database. Let both be set by NTP.
doctor-clock-behind = The clock is behind the latest move that was kept. Have it set by NTP.
doctor-backup-none = There never was a backup. Make one now, and one a day: drakkar backup FILE.
doctor-redis = Redis answers.
doctor-backup-stale = The last backup is { $days } days old. Make one a day: drakkar backup FILE.
doctor-backup =
    { $days ->
        [0] The last backup is of today.
        [one] The last backup is { $days } day old.
       *[other] The last backup is { $days } days old.
    }
doctor-address-none = No public address is set, as for a server of this machine or its network alone. For others: DRAKKAR_PUBLIC_URL=https://NAME.
doctor-address-odd = { $url } is no public address: write https://NAME, without a path. Correct DRAKKAR_PUBLIC_URL.
doctor-address-plain = { $url } is not encrypted: on the way, everybody can read cookies and links. Put a proxy with a certificate before it (docs/hosting.md).
doctor-address = The public address is { $url }.
doctor-proxies-none = No proxy is trusted, so all visitors count as one and limits meet everybody. Name yours: DRAKKAR_TRUSTED_PROXIES=127.0.0.1.
doctor-answers = Drakkar answers at { $url }.
doctor-answers-other = Something else than Drakkar answers at { $url }. Check where the name and the proxy lead to.
doctor-answers-refusing = { $url } answers with status { $status }. Check that the proxy passes Host on, and that Drakkar runs behind it.
doctor-answers-not = Nothing answers at { $url } from here: { $reason }. Check DNS, certificate and proxy; a network may not let a machine reach itself.
doctor-port-ours = Drakkar answers on port { $port }.
doctor-port-taken = Another program listens on port { $port }. Stop it, or choose another --port.
doctor-port-closed = Cannot listen on { $host }, port { $port }: { $reason }. Choose another address or port.
doctor-port = Port { $port } is free.
doctor-summary =
    { $wrong ->
        [0]
            { $warnings ->
                [0] All is well.
                [one] It will work; { $warnings } thing could be better.
               *[other] It will work; { $warnings } things could be better.
            }
        [one] { $wrong } thing is wrong: see ✗.
       *[other] { $wrong } things are wrong: see ✗.
    }
