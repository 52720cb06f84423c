import { accountStore } from './account-store.ts'

/** A value that only this device stores, beside answers of REST: people it has seen, notices it has shown. */
export interface Note<Value> {
  readonly name: string
  /** Raised when the value changes its shape: notes of another one are forgotten. */
  readonly shape: string
  /** For the compiler alone. */
  readonly value?: Value
}

export interface NoteScope {
  readonly idAccount: number
  /** null: about the account. */
  readonly brand: number | null
  /** Where a brand has several: the name of a document. */
  readonly part?: string
}

export function note<Value>(name: string, shape: string): Note<Value> {
  return { name, shape }
}

/** Null where there is none, or one of another shape. */
export async function readNote<Value>(of: Note<Value>, scope: NoteScope): Promise<Value | null> {
  const row = await accountStore(scope.idAccount).answers.get(keyOf(of, scope))
  return row?.shape === of.shape ? (row.answer as Value) : null
}

/** Rejects where the device cannot store it. */
export async function writeNote<Value>(of: Note<Value>, scope: NoteScope, value: Value): Promise<void> {
  const { idAccount, brand } = scope
  const row = { key: keyOf(of, scope), brand, shape: of.shape, answer: value, at: Date.now() }
  await accountStore(idAccount).answers.put(row)
}

export async function deleteNote(of: Note<unknown>, scope: NoteScope): Promise<void> {
  await accountStore(scope.idAccount).answers.delete(keyOf(of, scope))
}

function keyOf({ name }: Note<unknown>, { brand, part }: NoteScope): string {
  return [name, brand, part].filter((one) => one !== null && one !== undefined).join(':')
}
