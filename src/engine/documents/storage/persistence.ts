import * as Y from 'yjs'
import { startTimer, type Timer } from '#engine/time/start-timer.ts'
import { createWatched, type Watched } from '#engine/watch/watched.ts'
import type { Answers } from '#model/fields/answers.ts'
import { inStores, isQuotaError, openDatabase, readRows, type StoredRows } from './document-database.ts'
import { documentKeys, keyPrefixes, keysWith, wholeNotes } from './document-keys.ts'
import { type OwnChoice, parseOwnChoices } from './own-choices.ts'
import { parseAnswers, sumUnsynced } from './stored-answers.ts'
import { nothingUnsynced, type Unsynced } from './unsynced.ts'

/**
 * Keeps one document in IndexedDB.
 *
 *     update ─▶ queued ─▶ one transaction ─▶ row        updates that come during a transaction form the next one
 *                 ▲             │ fails
 *                 └─────────────┘ and `state` is `failed`; no error is thrown into the Yjs transaction
 */
export interface Persistence {
  readonly state: Watched<StorageState>
  /** The stored answers, for the first paint; null where there are none. Never rejects. */
  readonly whenAnswersRead: Promise<Answers | null>
  /** Resolves when the stored rows are applied to the document, or reading them failed. Never rejects. */
  readonly whenLoaded: Promise<Loaded>
  /** Stores this session's unsynced changes with the next transaction; a count of 0 removes the note. */
  noteUnsynced(unsynced: Unsynced): void
  /** Stores the choices of this session that are not sent yet with the next transaction. */
  noteChoices(choices: readonly OwnChoice[]): void
  /** Removes the notes of earlier sessions, once the server has stored their changes. */
  forgetEarlierUnsynced(): void
  /** Stores with the next transaction that this device has the document, and its answers as plain values; null for a kind without. */
  noteKnown(answers: Answers | null): void
  /** Whether a change of the document is not written yet; notes beside it do not count. */
  hasUnwritten(): boolean
  /** Begins a transaction with all that is queued before it returns, without waiting for one that is running. For page unload. */
  writeNow(): void
  /** Resolves when all changes so far are written, or writing failed: see `state`. Never rejects. */
  flush(): Promise<void>
  /** Retries at once after a failure. */
  retryNow(): void
  /** Writes what is queued and closes the database. */
  close(): Promise<void>
}

export type StorageState =
  | { readonly name: 'opening' }
  | { readonly name: 'ready' }
  | { readonly name: 'failed'; readonly reason: 'storage' | 'quota' }

export interface Loaded {
  /** Whether this device has had the document before. */
  readonly isKnown: boolean
  /** What earlier sessions and other tabs left unsynced. */
  readonly unsynced: Unsynced
  /** Choices of theirs that were not sent. */
  readonly choices: readonly OwnChoice[]
  /** This device made the document, and the server has acknowledged nothing of it. */
  readonly isUnmade: boolean
  /** Number of the document's epoch; 0 for the first. */
  readonly epoch: number
}

export interface PersistenceOptions {
  /** Milliseconds to wait for the database before the document opens in memory. Default 4,000. */
  readonly openLimitMs?: number
  /** Milliseconds between attempts after a failure. Default 5,000. */
  readonly retryMs?: number
  /** How many rows at opening (50), or written since (500), are merged into one. */
  readonly mergeAtOpening?: number
  readonly mergeWhileWriting?: number
}

const nothingLoaded: Loaded = {
  isKnown: false,
  unsynced: nothingUnsynced,
  choices: [],
  isUnmade: false,
  epoch: 0,
}

function isWholeNote(key: string): boolean {
  const suffix = key.slice(keyPrefixes.unsynced.length)
  return suffix === wholeNotes.made || suffix.startsWith(wholeNotes.adopted)
}

/** Opens the database `name`, applies its rows to `doc` and writes every update of `doc` there until it is closed. */
export function persistDocument(name: string, doc: Y.Doc, options: PersistenceOptions = {}): Persistence {
  const { openLimitMs = 4_000, retryMs = 5_000, mergeAtOpening = 50, mergeWhileWriting = 500 } = options
  const unsyncedKey = `${keyPrefixes.unsynced}${doc.clientID}`
  const choicesKey = `${keyPrefixes.choices}${doc.clientID}`
  const state = createWatched<StorageState>({ name: 'opening' })
  const answersRead = Promise.withResolvers<Answers | null>()
  const loaded = Promise.withResolvers<Loaded>()
  const own = { kind: 'persistence' }

  let db: IDBDatabase | null = null
  let isClosed = false
  let isLost = false
  let isOpening = false
  let queued: Uint8Array[] = []
  let hasLocal = false
  let notes = new Map<string, unknown>()
  let earlier: string[] = []
  let lastKey = 0
  let rows = 0
  /** Some rows cannot be read by this version. They are kept, so rows are not merged. */
  let hasUnreadableRows = false
  let writing: Promise<void> | null = null
  /** What `writeNow` began. */
  let writingNow: Promise<void> | null = null
  /** Running transactions with changes of the document. */
  let inFlight = 0
  let retry: Timer | null = null

  const fail = (error: unknown) => {
    const reason = isQuotaError(error) ? 'quota' : 'storage'
    const known = state.get()
    if (known.name !== 'failed' || known.reason !== reason) state.set({ name: 'failed', reason })
    answersRead.resolve(null)
    loaded.resolve(nothingLoaded)
    if (!isClosed && !isLost && !isOpening) retry ??= startTimer(retryNow, retryMs)
  }

  const open = async () => {
    if (isOpening) return
    isOpening = true
    const limit = startTimer(() => fail(new Error('IndexedDB does not open')), openLimitMs)
    try {
      const opened = await openDatabase(name)
      if (isClosed) return opened.close()
      opened.onclose = () => lose(opened)
      // Another tab deletes the database. Close it and write no more: otherwise the deletion waits, or this tab
      // creates the database again.
      opened.onversionchange = () => {
        isLost = true
        opened.close()
        lose(opened)
      }
      await readAnswers(opened)
      const known = await load(opened)
      // Before rows are merged, which may take longer than the limit and is no part of opening.
      clearTimeout(limit)
      isOpening = false
      if (isLost) return
      db = opened
      // After `db` is set, because callers may flush next.
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

  /** The browser closed the database (eviction, cleared site data). A new one is empty, so it gets the whole document. */
  const lose = (closed: IDBDatabase) => {
    if (isClosed || (db !== null && db !== closed)) return
    db = null
    queued = [Y.encodeStateAsUpdate(doc)]
    hasLocal = true
    lastKey = 0
    notes.set(documentKeys.known, true)
    fail(new Error('IndexedDB was closed'))
  }

  const readAnswers = async (opened: IDBDatabase) => {
    const read = await inStores(opened, 'readonly', ({ custom }) => custom.get(documentKeys.answers))
    answersRead.resolve(parseAnswers(read.result))
  }

  const load = async (opened: IDBDatabase): Promise<Loaded> => {
    const known = await inStores(opened, 'readonly', ({ updates, custom }) => {
      readRows(updates, 0, (batch) => {
        rows = batch.updates.length
        lastKey = batch.lastKey
        applyAll(batch)
      })
      const notesIn = (range: IDBKeyRange) => ({
        keys: custom.getAllKeys(range),
        values: custom.getAll(range),
      })
      return {
        unsynced: notesIn(keysWith(keyPrefixes.unsynced)),
        choices: notesIn(keysWith(keyPrefixes.choices)),
        known: custom.get(documentKeys.known),
        epoch: custom.get(documentKeys.epoch),
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
      unsynced: sumUnsynced(counts.map(({ note: one }) => one)),
      choices: choices.flatMap(({ note: one }) => parseOwnChoices(one)),
      isUnmade: counts.some(({ key }) => isWholeNote(key)),
      epoch: typeof known.epoch.result === 'number' ? known.epoch.result : 0,
    }
  }

  /** Applies rows that other tabs wrote meanwhile, and replaces all rows by one. */
  const merge = async (opened: IDBDatabase) => {
    if (hasUnreadableRows) return
    try {
      await inStores(opened, 'readwrite', ({ updates }) => {
        readRows(updates, lastKey, (batch) => {
          applyAll(batch)
          if (hasUnreadableRows) return
          updates.delete(IDBKeyRange.upperBound(batch.lastKey))
          updates.add(Y.encodeStateAsUpdate(doc))
          lastKey = batch.lastKey
          rows = 1
        })
      })
    } catch {
      // The rows stay as they are, so nothing is lost; storage that fails is reported at the next write.
      rows = 0
    }
  }

  const applyAll = ({ updates, unreadable }: StoredRows) => {
    if (unreadable > 0) hasUnreadableRows = true
    // `local` is false: stored changes must not be counted as new ones.
    Y.transact(
      doc,
      () => {
        for (const update of updates) if (!canApply(doc, update, own)) hasUnreadableRows = true
      },
      own,
      false,
    )
  }

  const updated = (update: Uint8Array, origin: unknown, _doc: Y.Doc, transaction: Y.Transaction) => {
    if (origin === own) return
    queued.push(update)
    if (transaction.local) hasLocal = true
    write()
  }

  const write = () => {
    writing ??= writeAll().finally(() => {
      writing = null
    })
  }

  const writeAll = async () => {
    // A microtask, so that all updates of one synchronous change become one row.
    await Promise.resolve()
    while (db && hasQueued()) {
      if (!(await writeQueued(db))) return
      if (db && rows >= mergeWhileWriting) await merge(db)
    }
  }

  const hasQueued = () => queued.length > 0 || notes.size > 0

  /** Writes all that is queued as one transaction, which begins before this returns; false: it failed and is queued again. */
  const writeQueued = async (into: IDBDatabase): Promise<boolean> => {
    const taken = { updates: queued, notes, hasLocal }
    queued = []
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
      queued = [...taken.updates, ...queued]
      notes = new Map([...taken.notes, ...notes])
      hasLocal ||= taken.hasLocal
      if (isClosedError(error)) lose(into)
      else fail(error)
      return false
    } finally {
      inFlight -= taken.updates.length > 0 ? 1 : 0
    }
  }

  const writeNow = () => {
    if (!db || !hasQueued()) return
    const mine = Promise.all([writingNow, writeQueued(db)]).then(() => {
      if (writingNow === mine) writingNow = null
    })
    writingNow = mine
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
      // Own changes must survive a power failure; changes of others can be received again.
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
    // The running transaction has older updates only; newer ones are the next transaction of the same loop.
    write()
    await Promise.all([writing, writingNow])
  }

  const note = (key: string, value: unknown) => {
    notes.set(key, value)
    write()
  }

  doc.on('update', updated)
  void open()

  return {
    state,
    whenAnswersRead: answersRead.promise,
    whenLoaded: loaded.promise,
    noteUnsynced: (unsynced) => note(unsyncedKey, unsynced.count > 0 ? unsynced : null),
    noteChoices: (choices) => note(choicesKey, choices.length > 0 ? choices : null),
    forgetEarlierUnsynced: () => {
      for (const key of earlier) note(key, null)
      earlier = []
    },
    noteKnown: (answers) => {
      if (answers) notes.set(documentKeys.answers, answers)
      note(documentKeys.known, true)
    },
    hasUnwritten: () => queued.length > 0 || inFlight > 0,
    writeNow,
    flush,
    retryNow,
    close: async () => {
      await flush()
      isClosed = true
      if (retry !== null) clearTimeout(retry)
      doc.off('update', updated)
      db?.close()
      db = null
      answersRead.resolve(null)
      loaded.resolve(nothingLoaded)
    },
  }
}

/** Applies an update; false, with a warning, where it cannot be read. One broken row must not stop the others. */
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
