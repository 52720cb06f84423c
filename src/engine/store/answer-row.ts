import type { Table, Transaction } from 'dexie'
import { headers } from '#contract/errors.ts'
import type { OutboxRow } from './outbox-row.ts'

/** An answer of REST, or a note of this device, as it was last stored. */
export interface StoredAnswer {
  /** Name and input. It is never parsed: what a row is about is in its columns. */
  readonly key: string
  /** null: the account, or the device. */
  readonly brand: number | null
  /** Version of the shape of `answer`. A row of another version counts as absent. */
  readonly shape: string
  /** Of a list, an array with one answer for each page. */
  readonly answer: unknown
  /** Epoch ms at which the server answered. */
  readonly at: number
  /** Of a list with `listTag`: that of its first page. What was changed here is not what it names. */
  readonly tag?: string
  /** Epoch ms at which a command that was sent changed it; absent once the server answered again. */
  readonly changedAt?: number
}

/** Shape of the notes of the device that were stored before rows had one. */
const firstNoteShape = '1'
const notesOfOld = ['notices', 'comments']

/**
 * Version 4 of the account's tables: rows name their brand in a column. Before, answers had it in their key, behind the
 * name of the call, and commands in a header. Answers of that time have no shape and are asked for again; notes stay.
 */
export async function scopeRows(transaction: Transaction): Promise<void> {
  await (transaction.table('answers') as Table<StoredAnswer>).toCollection().modify((row) => {
    const [name = '', brand] = row.key.split(':')
    const isNote = notesOfOld.includes(name.split('.')[0] ?? '')
    Object.assign(row, { brand: Number(brand) || null, shape: isNote ? firstNoteShape : '' })
  })
  await (transaction.table('outbox') as Table<OutboxRow>).toCollection().modify((row) => {
    Object.assign(row, { brand: Number(row.headers?.[headers.brand]) || null })
  })
}
