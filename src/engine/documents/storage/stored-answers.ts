import type { Answers } from '#model/fields/answers.ts'
import { inDatabase } from './document-database.ts'
import { documentKeys, keyPrefixes, keysWith } from './document-keys.ts'
import { addUnsynced, nothingUnsynced, parseUnsynced, type Unsynced } from './unsynced.ts'

/** What is stored beside the rows of a document, readable without Yjs. */
export interface StoredState {
  /** The answers when they were last stored; null where none were. */
  readonly answers: Answers | null
  /** Of all sessions that wrote to it. */
  readonly unsynced: Unsynced
}

/** Reads what is stored beside a document and closes the database. Creates an empty database where there is none. */
export async function readStoredState(name: string): Promise<StoredState> {
  const read = await inDatabase(name, 'readonly', ({ custom }) => ({
    answers: custom.get(documentKeys.answers),
    unsynced: custom.getAll(keysWith(keyPrefixes.unsynced)),
  }))
  return { answers: parseAnswers(read.answers.result), unsynced: sumUnsynced(read.unsynced.result) }
}

/** The stored answers of a document; null where this device does not have it. Unlike `readStoredState` creates nothing. */
export async function readStoredAnswers(name: string): Promise<Answers | null> {
  const known = await indexedDB.databases()
  if (!known.some((one) => one.name === name)) return null
  return (await readStoredState(name)).answers
}

/** The sum of stored counts; what is malformed counts as nothing. */
export function sumUnsynced(stored: readonly unknown[]): Unsynced {
  return stored.map(parseUnsynced).reduce(addUnsynced, nothingUnsynced)
}

export function parseAnswers(stored: unknown): Answers | null {
  return typeof stored === 'object' && stored !== null ? (stored as Answers) : null
}
