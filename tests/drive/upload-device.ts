import { vi } from 'vitest'
import { cookies } from '#model/access/cookies.ts'

/** An account that is signed in on a device. */
export interface Person {
  readonly id: number
  readonly email: string
  readonly token: string
}

/** The modules of a page, or of the worker: each opening is a new process over the same tables. */
export async function openPage(person: Person, idBrand: number) {
  vi.resetModules()
  const [session, outbox, drain, add, uploads, drive, files, folders, store] = await Promise.all([
    import('#engine/identity/session.ts'),
    import('#engine/queue/outbox.ts'),
    import('#engine/queue/drain.ts'),
    import('#kits/drive/uploads/add-files.ts'),
    import('#kits/drive/queue/upload-actions.ts'),
    import('#kits/drive/rows/read-drive.ts'),
    import('#kits/drive/changes/file-actions.ts'),
    import('#kits/drive/changes/folder-actions.ts'),
    import('#engine/store/account-store.ts'),
  ])
  const signIn = ({ id, email, token }: Person) => {
    session.startSession({ idAccount: id, email, fullName: '이지우', image: null }, token)
    session.openBrand(idBrand)
  }
  signIn(person)
  const table = store.accountStore(person.id)
  const scope = { idAccount: person.id, brand: idBrand, drive: 'BRAND' } as const
  return {
    signIn,
    table,
    ...add,
    ...uploads,
    ...files,
    ...folders,
    createFolder: (name: string) => folders.createFolder(scope, null, name),
    read: () => drive.readDrive(scope),
    sendWaiting: outbox.sendWaiting,
    waiting: () => table.outbox.where('state').equals('waiting').count(),
    /** Sends what waits, once, as if its pause was over. */
    async drainNow() {
      await outbox.sendWaiting()
      await table.outbox.where('state').equals('waiting').modify({ notBefore: 0 })
      return drain.drain(person.id)
    },
    /** Sends as the timers and events of a page would, until nothing waits any more. */
    async sendAll(): Promise<void> {
      for (;;) {
        await table.outbox.where('state').equals('waiting').modify({ notBefore: 0 })
        const end = await drain.drain(person.id)
        if (end.kind === 'signIn') return
        if (end.kind === 'empty' && (await table.outbox.where('state').equals('waiting').count()) === 0)
          return
      }
    },
  }
}

export type Page = Awaited<ReturnType<typeof openPage>>

/** The Web Locks of a browser. Those of a process that was killed are free again: `free`. */
export function createLocks() {
  let held = new Set<string>()
  const request = async <Answer>(
    name: string,
    _options: LockOptions,
    work: (lock: Lock | null) => Promise<Answer>,
  ): Promise<Answer> => {
    const own = held
    if (own.has(name)) return work(null)
    own.add(name)
    try {
      return await work({ name, mode: 'exclusive' } as Lock)
    } finally {
      own.delete(name)
    }
  }
  return {
    locks: { request } as unknown as LockManager,
    free: () => {
      held = new Set()
    },
  }
}

/**
 * A browser's fetch: relative addresses, and the cookie as it is now. `answered` may throw, as where an answer is lost; a
 * process that is killed never gets one.
 */
export function browserFetch(
  url: () => string,
  watch: { sent?: (path: string) => void; answered?: (path: string) => void | Promise<void> } = {},
): typeof fetch {
  const real = globalThis.fetch
  return async (given, init = {}) => {
    const path = String(given)
    const token = new RegExp(`${cookies.accessToken.name}=([^;]*)`).exec(document.cookie)?.[1] ?? ''
    const headers = new Headers(init.headers)
    headers.set('cookie', `${cookies.accessToken.name}=${token}`)
    watch.sent?.(path)
    const response = await real(new URL(path, url()), { ...init, headers })
    await watch.answered?.(path)
    return response
  }
}
