import { spawnSync } from 'node:child_process'

/** Makes sure that Debian's `redis-server` is there: the tests of several nodes start one of their own. */
export function findOrInstallRedis(): void {
  if (isThere()) return
  console.log('No redis-server found: installing it for the tests of several nodes.')
  const tries: [string, string[]][] = [
    ['apt-get', ['update', '-qq']],
    // Without its service: what tests need they start themselves.
    ['apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'redis-server']],
    ['dnf', ['install', '-y', 'redis']],
    ['apk', ['add', 'redis']],
    ['brew', ['install', 'redis']],
  ]
  for (const [command, args] of tries) {
    spawnSync(command, args, { stdio: 'inherit', timeout: 300_000, env: { ...process.env, RUNLEVEL: '1' } })
    if (isThere()) return
  }
  throw new Error('redis-server could not be installed. Install Redis.')
}

function isThere(): boolean {
  return spawnSync('redis-server', ['--version']).status === 0
}
