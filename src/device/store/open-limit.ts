import { Dexie } from 'dexie'
import { startTimer } from '../time/start-timer.ts'
import { createWatched, type Watched } from '../watch/watched.ts'

/*
 * IndexedDB that never answers: some browsers neither open a database nor refuse to, in a profile that is broken or while
 * another tab keeps it open. Reads of a table would wait for ever. After a limit the tables of this page reject like those
 * of a browser that refuses storage, and a late answer is ignored.
 */

/** How long a browser may take before it answers anything about a database. A migration that has begun may take longer. */
const limitMs = 5_000
/** The same for further databases, once one has not been answered. */
const nextLimitMs = 500

const silence = createWatched(false)

/** Whether the browser did not answer about a database of this page. */
export const isStorageSilent: Watched<boolean> = silence

/** The browser's IndexedDB; `onSilent` is called where it does not answer in time. */
function limitedIndexedDb(onSilent: () => void): IDBFactory {
  return new Proxy({} as IDBFactory, {
    get(_, name: keyof IDBFactory) {
      const { indexedDB } = Dexie.dependencies
      if (name === 'open')
        return (...given: Parameters<IDBFactory['open']>) => watchOpening(indexedDB.open(...given), onSilent)
      const value: unknown = indexedDB[name]
      return typeof value === 'function' ? value.bind(indexedDB) : value
    },
  })
}

function watchOpening(request: IDBOpenDBRequest, onSilent: () => void): IDBOpenDBRequest {
  let isGivenUp = false
  const timer = startTimer(
    () => {
      isGivenUp = true
      console.warn('IndexedDB does not answer: what this page stores is lost when it is closed')
      onSilent()
      silence.set(true)
    },
    silence.get() ? nextLimitMs : limitMs,
  )
  const onAnswer = (event: Event) => {
    clearTimeout(timer)
    if (!isGivenUp) return
    // Before the handlers of Dexie, which has closed this database.
    event.stopImmediatePropagation()
    event.preventDefault()
    if (event.type === 'upgradeneeded') request.transaction?.abort()
    if (event.type === 'success') request.result.close()
  }
  for (const type of ['upgradeneeded', 'success', 'error']) request.addEventListener(type, onAnswer)
  return request
}

/** A database of this device whose reads and writes reject where IndexedDB does not answer. */
export function createDatabase(name: string): Dexie {
  const database: Dexie = new Dexie(name, {
    chromeTransactionDurability: 'strict',
    ...(Dexie.dependencies.indexedDB && { indexedDB: limitedIndexedDb(() => database.close()) }),
  })
  return database
}
