import type { EntityTable } from 'dexie'
import type { DocumentName } from '#model/document-kinds/names.ts'
import type { MirrorTableName } from '#model/mirrors/mirrors.ts'
import type { StoredAnswer } from './answer-row.ts'

type Values = Readonly<Record<string, unknown>>

/**
 * Changes of stored answers by a queued command. They are data in the command's row, so that every tab and
 * the service worker have them: shown while the command waits, removed when it is refused or discarded, and
 * written into the stored answer when the server took the command, until that answer is asked for again.
 */
export type Change = AnswerChange | ItemChange | FieldChange | MirrorChange | DocumentChange

/** Properties of the answer that is stored under this key. */
export interface AnswerChange {
  readonly answer: string
  readonly values: Values
}

/** One item of a list: `values` are merged into it, null removes it. */
export interface ItemChange {
  readonly answer: string
  /** Name of the list in `_embedded`. */
  readonly list: string
  /** The property that tells items apart, and its value in the item that is meant. */
  readonly by: string
  readonly id: unknown
  readonly values: Values | null
  /** Put in front where the list has none of that id: the command makes it. */
  readonly isNew?: true
}

/** The field of a document that the server will write; the document itself changes only when it has. */
export interface FieldChange {
  readonly field: string
  readonly value: unknown
}

/** A row of a mirror. */
export interface MirrorChange {
  readonly table: MirrorTableName
  readonly key: string
  /** Merged into the row; a whole row where the command makes it, null where it deletes it. */
  readonly values: object | null
  readonly isNew?: true
}

/** A document of the brand that the server deletes for good: it stays on this device until the server has done so. */
export interface DocumentChange {
  readonly deleted: DocumentName
}

/** The answer with the change; the same one where the change is about something else. */
export function applyChange(key: string, answer: unknown, change: Change): unknown {
  if (!('answer' in change) || change.answer !== key) return answer
  if ('list' in change) {
    if (!Array.isArray(answer)) return changeItem(answer, change, true)
    const isThere = answer.some((page) => itemsIn(page, change)?.some(isMeant(change)))
    return answer.map((page, at) => changeItem(page, change, at === 0 && !isThere))
  }
  return isObject(answer) ? { ...answer, ...change.values } : answer
}

/** Writes the changes into the stored answers, which are to be asked for again. */
export async function storeChanges(
  answers: EntityTable<StoredAnswer, 'key'>,
  changes: readonly Change[],
  now: number,
): Promise<void> {
  for (const change of changes) {
    if (!('answer' in change)) continue
    const row = await answers.get(change.answer)
    if (!row) continue
    await answers.put({ ...row, answer: applyChange(row.key, row.answer, change), changedAt: now })
  }
}

/** `mayAdd`: whether one that is new goes in front of this page. */
function changeItem(page: unknown, change: ItemChange, mayAdd: boolean): unknown {
  const items = itemsIn(page, change)
  if (!isObject(page) || !isObject(page._embedded) || items === null) return page
  const { list, values, isNew } = change
  const changed = items.flatMap((item) => {
    if (!isMeant(change)(item)) return [item]
    return values === null ? [] : [{ ...(item as Values), ...values }]
  })
  const added = isNew && mayAdd && !items.some(isMeant(change)) ? [values] : []
  return { ...page, _embedded: { ...page._embedded, [list]: [...added, ...changed] } }
}

function itemsIn(page: unknown, { list }: ItemChange): readonly unknown[] | null {
  const embedded = isObject(page) ? page._embedded : null
  const items = isObject(embedded) ? embedded[list] : null
  return Array.isArray(items) ? items : null
}

function isMeant({ by, id }: ItemChange): (item: unknown) => boolean {
  return (item) => isObject(item) && item[by] === id
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
