### drakkar doctor : ce qui a été trouvé, et que faire

doctor-python = Drakkar { $release } sur Python { $version }.
doctor-engine-compiled = Le moteur est compilé.
doctor-engine-plain = Le moteur est en Python pur : les robots trouvent moins dans le même temps. Installez un compilateur C (Debian : gcc, python3-dev), puis Drakkar à nouveau.
doctor-client = Le client web est là.
doctor-client-missing = Il n’y a pas de client web ({ $file }) : les joueurs verraient une page vide. Installez Drakkar depuis un paquet, ou construisez le client : make client.
doctor-setting-unknown =
    { $alike ->
        [none] Il n’y a pas de réglage { $name } : il ne fait rien. Supprimez-le.
       *[other] Il n’y a pas de réglage { $name } : il ne fait rien. Pensiez-vous à { $alike } ?
    }
doctor-luck = DRAKKAR_LUCK est réglé, ce qui sert aux tests : qui le connaît connaît toutes les cartes. Supprimez-le.
doctor-bot-workers = { $workers } processus pour les robots, c’est plus que les { $cores } cœurs : les requêtes attendraient. Réglez DRAKKAR_BOT_WORKERS sur { $cores } ou moins.
doctor-open-files = Le système laisse { $limit } fichiers ouverts à un processus, et DRAKKAR_CONNECTIONS vaut { $connections } : { $limit } l’emporte. Augmentez-le (systemd : LimitNOFILE=).
doctor-folder-new = Le dossier des données { $folder } n’existe pas encore ; le premier démarrage le crée.
doctor-folder-impossible = Le dossier des données { $folder } n’existe pas et ne peut être créé ici. Créez-le pour l’utilisateur qui lance Drakkar, ou nommez-en un autre avec --data.
doctor-folder-closed = { $user } ne peut pas écrire dans le dossier des données { $folder }. Donnez-le à qui lance Drakkar : chown { $user } { $folder }.
doctor-folder-open = Chacun sur cette machine peut regarder dans { $folder }. Fermez-le : chmod o= { $folder }.
doctor-folder = Le dossier des données { $folder } est accessible en écriture.
doctor-space = Il y a { $free } Mo libres pour lui.
doctor-space-little = Il n’y a que { $free } Mo libres pour lui : disque plein, plus aucun coup n’est gardé. Faites de la place.
doctor-server-runs = Un serveur tourne avec ce dossier.
doctor-server-stopped = Aucun serveur ne tourne avec ce dossier.
doctor-key-new = Il n’y a pas encore de clé ; le premier démarrage en crée une.
doctor-key-open = D’autres peuvent lire { $file }, et qui l’a peut se faire passer pour n’importe quel invité. Fermez-le : chmod 600 { $file }.
doctor-key = La clé est entière, et lisible par son propriétaire seul.
doctor-database-new = Il n’y a pas encore de base de données ; le premier démarrage en crée une.
doctor-database-silent = La base de données { $where } ne répond pas en { $seconds } s. Vérifiez qu’elle tourne, et qu’un pare-feu nous laisse passer.
doctor-database-closed = La base de données { $where } est inutilisable : { $reason }. Vérifiez adresse, nom et mot de passe ; PostgreSQL demande pip install drakkar[scale].
doctor-database-empty = La base de données { $where } est vide ; le premier démarrage crée ses tables.
doctor-database-older = La base de données est à la version { $found } : le prochain démarrage l’amène à { $expected }. Sauvegardez-la d’abord : drakkar backup FICHIER.
doctor-database-newer = La base de données est à la version { $found }, et cette version de Drakkar connaît { $expected }. Réinstallez la plus récente.
doctor-database = La base de données { $where } répond, à la version { $version }.
doctor-database-readonly = La base de données n’est pas accessible en écriture : { $reason }. Vérifiez ses droits et son disque.
doctor-clock = L’horloge s’accorde avec la base de données.
doctor-clock-apart = L’horloge a { $seconds } s d’écart avec celle de la base de données. Faites régler les deux par NTP.
doctor-clock-behind = L’horloge est en retard sur le dernier coup gardé. Faites-la régler par NTP.
doctor-backup-none = Il n’y a jamais eu de sauvegarde. Faites-en une, puis une par jour : drakkar backup FICHIER.
doctor-redis = Redis répond.
doctor-backup-stale = La dernière sauvegarde a { $days } jours. Faites-en une par jour : drakkar backup FICHIER.
doctor-backup =
    { $days ->
        [0] La dernière sauvegarde est d’aujourd’hui.
        [one] La dernière sauvegarde a { $days } jour.
       *[other] La dernière sauvegarde a { $days } jours.
    }
doctor-address-none = Aucune adresse publique n’est réglée, comme pour un serveur de cette seule machine ou de son réseau. Pour les autres : DRAKKAR_PUBLIC_URL=https://NOM.
doctor-address-odd = { $url } n’est pas une adresse publique : écrivez https://NOM, sans chemin. Corrigez DRAKKAR_PUBLIC_URL.
doctor-address-plain = { $url } n’est pas chiffré : en chemin, chacun peut lire cookies et liens. Placez devant un mandataire avec un certificat (docs/hosting.md).
doctor-address = L’adresse publique est { $url }.
doctor-proxies-none = Aucun mandataire n’est reconnu : tous les visiteurs comptent pour un et les limites frappent chacun. Nommez le vôtre : DRAKKAR_TRUSTED_PROXIES=127.0.0.1.
doctor-answers = Drakkar répond à { $url }.
doctor-answers-other = Autre chose que Drakkar répond à { $url }. Vérifiez où mènent le nom et le mandataire.
doctor-answers-refusing = { $url } répond par le statut { $status }. Vérifiez que le mandataire transmet Host, et que Drakkar tourne derrière lui.
doctor-answers-not = Rien ne répond à { $url } vu d’ici : { $reason }. Vérifiez DNS, certificat et mandataire ; certains réseaux empêchent une machine de se joindre elle-même.
doctor-port-ours = Drakkar répond sur le port { $port }.
doctor-port-taken = Un autre programme écoute sur le port { $port }. Arrêtez-le, ou choisissez un autre --port.
doctor-port-closed = Impossible d’écouter sur { $host }, port { $port } : { $reason }. Choisissez une autre adresse ou un autre port.
doctor-port = Le port { $port } est libre.
doctor-summary =
    { $wrong ->
        [0]
            { $warnings ->
                [0] Tout va bien.
                [one] Cela marchera ; { $warnings } point est à améliorer.
               *[other] Cela marchera ; { $warnings } points sont à améliorer.
            }
        [one] { $wrong } point ne va pas : voir ✗.
       *[other] { $wrong } points ne vont pas : voir ✗.
    }
