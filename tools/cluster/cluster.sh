#!/bin/bash
# A Slurm cluster, as the first process of new namespaces: when it ends, the kernel ends everything
# that runs in the cluster, and nothing of it is left. It ends when its input closes, which happens
# however its parent ends.
#
# bash cluster.sh <folder with slurm.conf> <number of nodes>; prints the id that this process has
# outside, once all is started.
set -e
# This /proc is still that of the outside.
read -r id _ < /proc/self/stat
mount -t proc proc /proc
# Names of networks and sockets stay in here.
mount -t tmpfs tmpfs /run
cd "$1"
export SLURM_CONF=$PWD/slurm.conf
hostname ctl
ip link set lo up
ip link add bridge0 type bridge
ip addr add 10.77.0.254/24 dev bridge0
ip link set bridge0 up

mkdir -p ctl/state munge
(umask 077; head -c 128 /dev/urandom > munge/key)
munged --foreground --key-file="$PWD/munge/key" --socket="$PWD/munge/socket" \
  --pid-file="$PWD/munge/pid" --log-file="$PWD/munge/log" --seed-file="$PWD/munge/seed" \
  < /dev/null > munge/out 2>&1 &
until [ -S munge/socket ]; do kill -0 $!; sleep 0.1; done
slurmctld -D -c < /dev/null > ctl/out 2>&1 &

for ((n = 1; n <= $2; n++)); do
  node=node$n
  mkdir -p $node/spool
  ip netns add $node
  ip -n $node link set lo up
  ip link add port$n type veth peer name eth0 netns $node
  ip link set port$n master bridge0 up
  ip -n $node addr add 10.77.0.$n/24 dev eth0
  ip -n $node link set eth0 up
  # The processes of a node end with the first of them.
  nsenter --net=/run/netns/$node unshare --uts --pid --fork --kill-child --mount-proc \
    bash -c "hostname $node; slurmd -D -N $node & wait" < /dev/null > $node/out 2>&1 &
  echo $! > $node.pid
done
echo "$id"
# Nor does it say which of them were killed.
exec > /dev/null 2>&1
# Not 'exec cat': this process collects the others that have ended.
while read -r _; do :; done
# For a parent that was killed: otherwise it removes the folder itself, once all has ended.
rm -rf "$1"
