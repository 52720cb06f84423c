import type { Answers } from '#model/fields/answers.ts'
import { inStores, openDatabase } from './document-database.ts'
import { addUnsynced, nothingUnsynced, parseUnsynced, type Unsynced } from './unsynced.ts'

export const answersKey = 'answers'
export const unsyncedPrefix = 'unsynced:'
/** The number of the history that a document's database holds, where the server has given it a new one. */
export const historyKey = 'history'

export interface StoredWords {
  readonly answers: Answers | null
  readonly unsynced: Unsynced
}

/** The plain words beside a document and what of it is not synced yet. The database is let go of at once. */
export async function readStoredWords(name: string): Promise<StoredWords> {
  const db = await openDatabase(name)
  try {
    const read = await inStores(db, 'readonly', ({ custom }) => ({
      answers: custom.get(answersKey),
      unsynced: custom.getAll(unsyncedRange()),
    }))
    return {
      answers: asAnswers(read.answers.result),
      unsynced: read.unsynced.result.map(parseUnsynced).reduce(addUnsynced, nothingUnsynced),
    }
  } finally {
    db.close()
  }
}

/** The plain words of a document that this device has; looking makes no database, which would count as one that it has. */
export async function readKnownAnswers(name: string): Promise<Answers | null> {
  const known = await indexedDB.databases()
  if (!known.some((one) => one.name === name)) return null
  return (await readStoredWords(name)).answers
}

export function unsyncedRange(): IDBKeyRange {
  return IDBKeyRange.bound(unsyncedPrefix, `${unsyncedPrefix}\uffff`)
}

export function asAnswers(stored: unknown): Answers | null {
  return typeof stored === 'object' && stored !== null ? (stored as Answers) : null
}
