#!/usr/bin/env bash
# Give an environment the packages of a lock: environment.sh UV ENVIRONMENT PYTHON sync|install LOCK
# `sync` removes all others, `install` leaves them alone. An environment whose last change was interrupted, or
# that has another Python than the one whose path is given, is made anew.
set -eu
uv=$1 environment=$2 python=$3 how=$4 lock=$5
changing=$environment/.changing

whole() { [ -x "$environment/bin/python" ] && [ ! -e "$changing" ]; }
same_python() { [[ $python != */* ]] || [ "$environment/bin/python" -ef "$python" ]; }

if ! whole || ! same_python; then
	rm -rf "$environment"
	"$uv" venv --no-project --python "$python" "$environment"
fi
touch "$changing"
case $how in
sync) "$uv" pip sync --python "$environment/bin/python" --require-hashes "$lock" ;;
install) "$uv" pip install --python "$environment/bin/python" --require-hashes --requirements "$lock" ;;
esac
rm "$changing"
