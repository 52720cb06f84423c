import { type DraftRow, placeOf } from './draft-rows.ts'

/** `same`: the draft leaves the sentence as it is. `changed`: the sentence was changed since the draft was made. */
export type RowState = 'same' | 'open' | 'taken' | 'changed'

export function rowState(row: DraftRow, text: string, taken: ReadonlySet<string>): RowState {
  const { key, before, after } = row
  if (taken.has(key) && (after === '' ? !text.includes(before) : text.includes(after))) return 'taken'
  if (!placeOf(row, text)) return 'changed'
  return before === after ? 'same' : 'open'
}
