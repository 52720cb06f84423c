import { Dexie } from 'dexie'
import { startTimer } from '../time/start-timer.ts'
import { createWatched, type Watched } from '../watch/watched.ts'

/*
 * IndexedDB that does not answer: some browsers neither open a database nor refuse to, in a profile that is broken or while
 * another tab keeps it open. Reads of a table would wait for ever. After a limit the tables of this page reject like those
 * of a browser that refuses storage. An answer that comes later ends that: the next read or write opens the database again.
 */

/** How long a browser may take before it answers anything about a database. A migration that has begun may take longer. */
const limitMs = 5_000
/** The same for further databases, while one is not answered. */
const nextLimitMs = 500

const silence = createWatched(false)
/** Those that took longer than the limit and have no answer yet. */
const unanswered = new Set<IDBOpenDBRequest>()

/** Whether the browser does not answer about a database of this page. */
export const isStorageSilent: Watched<boolean> = silence

interface OpenCallbacks {
  onSilent(): void
  /** An answer came after all. */
  onLate(): void
}

/** The browser's IndexedDB; tells where it does not answer in time. */
function limitedIndexedDb(callbacks: OpenCallbacks): IDBFactory {
  return new Proxy({} as IDBFactory, {
    get(_, name: keyof IDBFactory) {
      const { indexedDB } = Dexie.dependencies
      if (name === 'open')
        return (...given: Parameters<IDBFactory['open']>) => watchOpening(indexedDB.open(...given), callbacks)
      const value: unknown = indexedDB[name]
      return typeof value === 'function' ? value.bind(indexedDB) : value
    },
  })
}

function watchOpening(request: IDBOpenDBRequest, callbacks: OpenCallbacks): IDBOpenDBRequest {
  const giveUp = () => {
    console.warn('IndexedDB does not answer: what this page stores is lost when it is closed')
    callbacks.onSilent()
    unanswered.add(request)
    silence.set(true)
  }
  const timer = startTimer(giveUp, silence.get() ? nextLimitMs : limitMs)
  const onAnswer = (event: Event) => {
    clearTimeout(timer)
    if (!unanswered.has(request)) return
    // Before the handlers of Dexie, which has closed this database.
    event.stopImmediatePropagation()
    event.preventDefault()
    // The transaction that is aborted ends in `error`.
    if (event.type === 'upgradeneeded') return request.transaction?.abort()
    if (event.type === 'success') request.result.close()
    unanswered.delete(request)
    callbacks.onLate()
    silence.set(unanswered.size > 0)
  }
  for (const type of ['upgradeneeded', 'success', 'error']) request.addEventListener(type, onAnswer)
  return request
}

/** A database of this device whose reads and writes reject where IndexedDB does not answer. */
export function createDatabase(name: string): Dexie {
  let isSilent = false
  const callbacks: OpenCallbacks = {
    onSilent() {
      const isWanted = !database.hasBeenClosed()
      close()
      isSilent = isWanted
    },
    onLate() {
      if (isSilent) database.close({ disableAutoOpen: false })
    },
  }
  const database: Dexie = new Dexie(name, {
    chromeTransactionDurability: 'strict',
    ...(Dexie.dependencies.indexedDB && { indexedDB: limitedIndexedDb(callbacks) }),
  })
  const close = database.close.bind(database)
  // One that was closed for another reason, such as signing out, is not opened again by a late answer.
  database.close = (options) => {
    isSilent = false
    close(options)
  }
  return database
}
