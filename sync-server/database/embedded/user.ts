import { readFileSync, statSync } from 'node:fs'
import { dirname } from 'node:path'

/** The system user that PostgreSQL runs as. Where `undefined` is used instead, it is our own user. */
export interface SystemUser {
  readonly uid: number
  readonly gid: number
}

/**
 * PostgreSQL refuses to run as root. As root, this chooses the owner of an existing cluster, so that one created by an
 * ordinary user keeps working, else `postgres`, else `nobody`. undefined when we are not root.
 */
export function chooseUser(existingCluster: string | null): SystemUser | undefined {
  if (process.platform === 'win32' || process.getuid?.() !== 0) return undefined
  if (existingCluster !== null) {
    const { uid, gid } = statSync(existingCluster)
    return { uid, gid }
  }
  const user = findUser('postgres') ?? findUser('nobody')
  if (user) return user
  throw new Error('PostgreSQL does not run as root: start as another user, or set DATABASE_URL.')
}

/** Whether `user` may enter the directory and all its parents (not below a home directory of mode 0700). */
export function canReach(directory: string, user: SystemUser | undefined): boolean {
  if (!user) return true
  for (let path = directory; ; path = dirname(path)) {
    const { uid, gid, mode } = statSync(path)
    const bit = uid === user.uid ? 0o100 : gid === user.gid ? 0o010 : 0o001
    if ((mode & bit) === 0) return false
    if (path === dirname(path)) return true
  }
}

function findUser(name: string): SystemUser | undefined {
  for (const line of readFileSync('/etc/passwd', 'utf8').split('\n')) {
    const [user, , uid, gid] = line.split(':')
    if (user === name) return { uid: Number(uid), gid: Number(gid) }
  }
  return undefined
}
