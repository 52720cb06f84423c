/**
 * The IndexedDB database of one document, in the layout of y-indexeddb 9: `updates` (auto key ─▶ Yjs update) and
 * `custom` (key ─▶ anything), so that either opens the other's. Why the machinery is our own: SPEC.md.
 */
export const updatesStore = 'updates'
export const customStore = 'custom'

export interface StoredRows {
  readonly updates: readonly Uint8Array[]
  /** Rows that are no bytes: of a newer version, or broken. */
  readonly strange: number
  /** Key of the last row; 0 where there is none. */
  readonly lastKey: number
}

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

export function deleteDatabase(name: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.deleteDatabase(name)
    // A tab that holds it open lets go at `versionchange`; until then the deletion waits.
    request.onsuccess = () => resolve()
    request.onerror = () => reject(asError(request.error))
  })
}

export interface Stores {
  readonly updates: IDBObjectStore
  readonly custom: IDBObjectStore
  /** Nothing follows: the browser ends the transaction by itself, even if the page is gone the next moment. */
  readonly commit: () => void
}

/** Runs `work` as one transaction that is there as a whole when the promise resolves. Its own requests may be read. */
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

/** Calls `read` with every row after `after`, inside the running transaction. */
export function readRows(updates: IDBObjectStore, after: number, read: (rows: StoredRows) => void): void {
  const range = IDBKeyRange.lowerBound(after, true)
  const keys = updates.getAllKeys(range)
  const values = updates.getAll(range)
  values.onsuccess = () => {
    const last = keys.result.at(-1)
    const rows = values.result.map(asBytes)
    const found = rows.filter((row) => row !== null)
    read({
      updates: found,
      strange: rows.length - found.length,
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
