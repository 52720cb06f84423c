/**
 * The IndexedDB database of one document, in the layout of y-indexeddb 9: `updates` (auto key ─▶ Yjs update) and
 * `custom` (key ─▶ anything, see `document-keys.ts`), so that either opens the other's. Why the code is our own: SPEC.md.
 */
const updatesStore = 'updates'
const customStore = 'custom'

export interface StoredRows {
  readonly updates: readonly Uint8Array[]
  /** How many rows are not bytes: written by a newer version, or broken. */
  readonly unreadable: number
  /** Key of the last row; 0 where there is none. */
  readonly lastKey: number
}

/** Opens or creates a database. Rejects with a DOMException where storage is refused. The caller has to close it. */
export function openDatabase(name: string): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.open(name)
    request.onupgradeneeded = () => {
      const db = request.result
      if (!db.objectStoreNames.contains(updatesStore))
        db.createObjectStore(updatesStore, { autoIncrement: true })
      if (!db.objectStoreNames.contains(customStore)) db.createObjectStore(customStore)
    }
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(asError(request.error))
  })
}

/** Resolves once the database is gone. Another tab that has it open closes it at `versionchange`; until then this waits. */
export function deleteDatabase(name: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.deleteDatabase(name)
    request.onsuccess = () => resolve()
    request.onerror = () => reject(asError(request.error))
  })
}

export interface Stores {
  readonly updates: IDBObjectStore
  readonly custom: IDBObjectStore
  /** Asks for the commit at once: no more requests follow, and the browser finishes even if the page is closed now. */
  readonly commit: () => void
}

/** Runs `work` as one transaction and resolves with its result once that is committed: its requests have results then. */
export function inStores<Result>(
  db: IDBDatabase,
  mode: 'readonly' | 'readwrite',
  work: (stores: Stores) => Result,
  durability: IDBTransactionDurability = 'default',
): Promise<Result> {
  return new Promise((resolve, reject) => {
    const transaction = db.transaction([updatesStore, customStore], mode, { durability })
    transaction.onabort = () => reject(asError(transaction.error))
    const result = work({
      updates: transaction.objectStore(updatesStore),
      custom: transaction.objectStore(customStore),
      commit: () => transaction.commit(),
    })
    transaction.oncomplete = () => resolve(result)
  })
}

/** Opens a database for one transaction and closes it. Creates the database where there is none. */
export async function inDatabase<Result>(
  name: string,
  mode: 'readonly' | 'readwrite',
  work: (stores: Stores) => Result,
  durability?: IDBTransactionDurability,
): Promise<Result> {
  const db = await openDatabase(name)
  try {
    return await inStores(db, mode, work, durability)
  } finally {
    db.close()
  }
}

/** Calls `read` with every row whose key is greater than `after`, inside the running transaction. */
export function readRows(updates: IDBObjectStore, after: number, read: (rows: StoredRows) => void): void {
  const range = IDBKeyRange.lowerBound(after, true)
  const keys = updates.getAllKeys(range)
  const values = updates.getAll(range)
  values.onsuccess = () => {
    const last = keys.result.at(-1)
    const rows = values.result.map(asBytes)
    const readable = rows.filter((row) => row !== null)
    read({
      updates: readable,
      unreadable: rows.length - readable.length,
      lastKey: typeof last === 'number' ? last : after,
    })
  }
}

export function isQuotaError(error: unknown): boolean {
  return error instanceof DOMException && error.name === 'QuotaExceededError'
}

function asBytes(row: unknown): Uint8Array | null {
  if (ArrayBuffer.isView(row)) return new Uint8Array(row.buffer, row.byteOffset, row.byteLength)
  return row instanceof ArrayBuffer ? new Uint8Array(row) : null
}

function asError(error: DOMException | null): Error {
  return error ?? new Error('IndexedDB gave no reason')
}
