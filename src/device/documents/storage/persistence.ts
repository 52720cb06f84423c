import * as Y from 'yjs'
import { createWatched, type Watched } from '#device/watch/watched.ts'
import type { Answers } from '#model/fields/answers.ts'
import { inStores, isQuotaError, openDatabase, readRows, type StoredRows } from './document-database.ts'
import { type OwnChoice, parseOwnChoices } from './own-choices.ts'
import { answersKey, asAnswers, historyKey, unsyncedPrefix, unsyncedRange } from './stored-answers.ts'
import { addUnsynced, nothingUnsynced, parseUnsynced, type Unsynced } from './unsynced.ts'

/**
 * Keeps one document in IndexedDB.
 *
 *     update ─▶ waiting ─▶ one transaction ─▶ row        while one is written, others gather: group commit
 *                  ▲             │ fails
 *                  └─────────────┘ and the state says so; nothing is ever thrown at whoever typed
 */
export interface Persistence {
  readonly state: Watched<StorageState>
  /** The plain words of the last time, for the first paint; null where there are none. Never rejects. */
  readonly whenPainted: Promise<Answers | null>
  /** The document holds what was stored, or it is clear that it cannot. Never rejects. */
  readonly whenLoaded: Promise<Loaded>
  /** Puts the count of unsynced changes into the next transaction. */
  noteUnsynced(unsynced: Unsynced): void
  /** Puts what was chosen here and is not sent yet into the next transaction. */
  noteChoices(choices: readonly OwnChoice[]): void
  /** The server has what earlier sessions left: their notes may go. */
  forgetEarlierUnsynced(): void
  /** Puts the plain words into the next transaction. */
  noteAnswers(answers: Answers): void
  /** Whether a change of the document waits to be written; notes beside it do not count. */
  hasUnwritten(): boolean
  /** Gives the browser what waits, without waiting for what is being written: the page may be gone the next moment. */
  handOver(): void
  /** Resolves when all that was handed over is written, or writing failed. */
  flush(): Promise<void>
  /** Tries again at once after a failure. */
  retryNow(): void
  close(): Promise<void>
}

export type StorageState =
  | { readonly name: 'opening' }
  | { readonly name: 'ready' }
  | { readonly name: 'failed'; readonly reason: 'storage' | 'quota' }

export interface Loaded {
  /** Whether this device knew the document before. */
  readonly isKnown: boolean
  /** What earlier sessions and other tabs had not yet confirmed. */
  readonly unsynced: Unsynced
  /** What they had chosen and not yet sent. */
  readonly choices: readonly OwnChoice[]
  /** Which of the document's histories this is; 0 unless the server has told of a new one. */
  readonly history: number
}

export interface PersistenceOptions {
  /** How long to wait for the database before the document opens without it. */
  readonly openLimitMs?: number
  readonly retryMs?: number
  /** Rows at opening, and rows written since, beyond which all become one. */
  readonly mergeAtOpening?: number
  readonly mergeWhileWriting?: number
}

const knownKey = 'known'
const choicesPrefix = 'choices:'
const nothingLoaded: Loaded = { isKnown: false, unsynced: nothingUnsynced, choices: [], history: 0 }

export function persistDocument(name: string, doc: Y.Doc, options: PersistenceOptions = {}): Persistence {
  const { openLimitMs = 4_000, retryMs = 5_000, mergeAtOpening = 50, mergeWhileWriting = 500 } = options
  const unsyncedKey = `${unsyncedPrefix}${doc.clientID}`
  const choicesKey = `${choicesPrefix}${doc.clientID}`
  const state = createWatched<StorageState>({ name: 'opening' })
  const painted = Promise.withResolvers<Answers | null>()
  const loaded = Promise.withResolvers<Loaded>()
  const own = { kind: 'persistence' }

  let db: IDBDatabase | null = null
  let isClosed = false
  let isLost = false
  let isOpening = false
  let waiting: Uint8Array[] = []
  let hasLocal = false
  let notes = new Map<string, unknown>()
  let earlier: string[] = []
  let lastKey = 0
  let rows = 0
  /** There are rows that this version cannot read. They are kept, so nothing is merged and deleted. */
  let hasStrangeRows = false
  let writing: Promise<void> | null = null
  let handed: Promise<void> | null = null
  /** Transactions with changes of the document that are begun and not done. */
  let inFlight = 0
  let retry: ReturnType<typeof setTimeout> | null = null

  const fail = (error: unknown) => {
    const reason = isQuotaError(error) ? 'quota' : 'storage'
    const known = state.get()
    if (known.name !== 'failed' || known.reason !== reason) state.set({ name: 'failed', reason })
    painted.resolve(null)
    loaded.resolve(nothingLoaded)
    if (!isClosed && !isLost && !isOpening) retry ??= setTimeout(retryNow, retryMs)
  }

  const open = async () => {
    if (isOpening) return
    isOpening = true
    const limit = setTimeout(() => fail(new Error('IndexedDB does not open')), openLimitMs)
    try {
      const opened = await openDatabase(name)
      if (isClosed) return opened.close()
      opened.onclose = () => lose(opened)
      // Another tab signs out or clears the site: let go for good, or its deletion waits and this tab revives it.
      opened.onversionchange = () => {
        isLost = true
        opened.close()
        lose(opened)
      }
      await paint(opened)
      const known = await load(opened)
      isOpening = false
      if (isLost) return
      db = opened
      // Only now: who waits for this may flush next, and that has to find the database.
      loaded.resolve(known)
      state.set({ name: 'ready' })
      write()
      if (rows > mergeAtOpening) await merge(opened)
    } catch (error) {
      isOpening = false
      fail(error)
    } finally {
      clearTimeout(limit)
    }
  }

  /** Eviction or clear-site-data closed it. A new one is empty, so it gets the whole document. */
  const lose = (closed: IDBDatabase) => {
    if (isClosed || (db !== null && db !== closed)) return
    db = null
    waiting = [Y.encodeStateAsUpdate(doc)]
    hasLocal = true
    lastKey = 0
    notes.set(knownKey, true)
    fail(new Error('IndexedDB was closed'))
  }

  const paint = async (opened: IDBDatabase) => {
    const read = await inStores(opened, 'readonly', ({ custom }) => custom.get(answersKey))
    painted.resolve(asAnswers(read.result))
  }

  const load = async (opened: IDBDatabase): Promise<Loaded> => {
    const known = await inStores(opened, 'readonly', ({ updates, custom }) => {
      readRows(updates, 0, (found) => {
        rows = found.updates.length
        lastKey = found.lastKey
        applyAll(found)
      })
      const notesIn = (range: IDBKeyRange) => ({
        keys: custom.getAllKeys(range),
        values: custom.getAll(range),
      })
      return {
        unsynced: notesIn(unsyncedRange()),
        choices: notesIn(IDBKeyRange.bound(choicesPrefix, `${choicesPrefix}\uffff`)),
        known: custom.get(knownKey),
        history: custom.get(historyKey),
      }
    })
    const earlierOf = ({
      keys,
      values,
    }: {
      keys: IDBRequest<IDBValidKey[]>
      values: IDBRequest<unknown[]>
    }) =>
      keys.result
        .map((key, i) => ({ key: String(key), note: values.result[i] }))
        .filter(({ key }) => key !== unsyncedKey && key !== choicesKey)
    const counts = earlierOf(known.unsynced)
    const choices = earlierOf(known.choices)
    earlier = [...counts, ...choices].map(({ key }) => key)
    return {
      isKnown: rows > 0 || known.known.result === true,
      unsynced: counts.map(({ note: one }) => parseUnsynced(one)).reduce(addUnsynced, nothingUnsynced),
      choices: choices.flatMap(({ note: one }) => parseOwnChoices(one)),
      history: typeof known.history.result === 'number' ? known.history.result : 0,
    }
  }

  /** Reads rows that are not applied yet, other tabs' among them, and makes all of them one. */
  const merge = async (opened: IDBDatabase) => {
    if (hasStrangeRows) return
    try {
      await inStores(opened, 'readwrite', ({ updates }) => {
        readRows(updates, lastKey, (found) => {
          applyAll(found)
          if (hasStrangeRows) return
          updates.delete(IDBKeyRange.upperBound(found.lastKey))
          updates.add(Y.encodeStateAsUpdate(doc))
          lastKey = found.lastKey
          rows = 1
        })
      })
    } catch {
      // The rows stay as they are: nothing is lost by it, and a storage that fails says so at the next write.
      rows = 0
    }
  }

  const applyAll = ({ updates, strange }: StoredRows) => {
    if (strange > 0) hasStrangeRows = true
    // Not local: nobody made these changes just now.
    Y.transact(
      doc,
      () => {
        for (const update of updates) if (!canApply(doc, update, own)) hasStrangeRows = true
      },
      own,
      false,
    )
  }

  const updated = (update: Uint8Array, origin: unknown, _doc: Y.Doc, transaction: Y.Transaction) => {
    if (origin === own) return
    waiting.push(update)
    if (transaction.local) hasLocal = true
    write()
  }

  const write = () => {
    writing ??= writeAll().finally(() => {
      writing = null
    })
  }

  const writeAll = async () => {
    // One breath, so that all that one transaction of the document sets off is one row.
    await Promise.resolve()
    while (db && hasWaiting()) {
      if (!(await writeWaiting(db))) return
      if (db && rows >= mergeWhileWriting) await merge(db)
    }
  }

  const hasWaiting = () => waiting.length > 0 || notes.size > 0

  /** All that waits, as one transaction that is begun before this returns; false where it failed and waits again. */
  const writeWaiting = async (into: IDBDatabase): Promise<boolean> => {
    const taken = { updates: waiting, notes, hasLocal }
    waiting = []
    notes = new Map()
    hasLocal = false
    inFlight += taken.updates.length > 0 ? 1 : 0
    try {
      await writeOnce(into, taken)
      if (retry !== null) clearTimeout(retry)
      retry = null
      if (db) state.set({ name: 'ready' })
      return true
    } catch (error) {
      waiting = [...taken.updates, ...waiting]
      notes = new Map([...taken.notes, ...notes])
      hasLocal ||= taken.hasLocal
      if (isClosedError(error)) lose(into)
      else fail(error)
      return false
    } finally {
      inFlight -= taken.updates.length > 0 ? 1 : 0
    }
  }

  const handOver = () => {
    if (!db || !hasWaiting()) return
    const mine = Promise.all([handed, writeWaiting(db)]).then(() => {
      if (handed === mine) handed = null
    })
    handed = mine
  }

  const writeOnce = async (
    into: IDBDatabase,
    taken: { updates: Uint8Array[]; notes: Map<string, unknown>; hasLocal: boolean },
  ) => {
    await inStores(
      into,
      'readwrite',
      ({ updates, custom, commit }) => {
        if (taken.updates.length > 0) {
          updates.add(taken.updates.length === 1 ? taken.updates[0] : Y.mergeUpdates(taken.updates))
        }
        for (const [key, note] of taken.notes) {
          if (note === null) custom.delete(key)
          else custom.put(note, key)
        }
        commit()
      },
      // What only this device has must survive a power cut; what came from elsewhere can come again.
      taken.hasLocal ? 'strict' : 'relaxed',
    )
    if (taken.updates.length > 0) rows++
  }

  const retryNow = () => {
    if (retry !== null) clearTimeout(retry)
    retry = null
    if (isClosed || isLost) return
    if (db) write()
    else void open()
  }

  const flush = async () => {
    await loaded.promise
    // What is being written was taken before; what came since is the next transaction of the same run.
    write()
    await Promise.all([writing, handed])
  }

  const note = (key: string, value: unknown) => {
    notes.set(key, value)
    write()
  }

  doc.on('update', updated)
  void open()

  return {
    state,
    whenPainted: painted.promise,
    whenLoaded: loaded.promise,
    noteUnsynced: (unsynced) => note(unsyncedKey, unsynced.count > 0 ? unsynced : null),
    noteChoices: (choices) => note(choicesKey, choices.length > 0 ? choices : null),
    forgetEarlierUnsynced: () => {
      for (const key of earlier) note(key, null)
      earlier = []
    },
    noteAnswers: (answers) => {
      notes.set(knownKey, true)
      note(answersKey, answers)
    },
    hasUnwritten: () => waiting.length > 0 || inFlight > 0,
    handOver,
    flush,
    retryNow,
    close: async () => {
      await flush()
      isClosed = true
      if (retry !== null) clearTimeout(retry)
      doc.off('update', updated)
      db?.close()
      db = null
      painted.resolve(null)
      loaded.resolve(nothingLoaded)
    },
  }
}

/** A row that cannot be read must not take the others with it. */
export function canApply(doc: Y.Doc, update: Uint8Array, origin: unknown): boolean {
  try {
    Y.applyUpdate(doc, update, origin)
    return true
  } catch (cause) {
    console.warn('a stored row of a document cannot be read', cause)
    return false
  }
}

function isClosedError(error: unknown): boolean {
  return error instanceof DOMException && error.name === 'InvalidStateError'
}
