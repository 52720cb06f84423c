import { useWatched } from '#device/watch/useWatched.ts'
import type { ValueHandle } from '#model/fields/value.ts'
import type { Person } from '#model/sync/awareness.ts'
import { useDocumentView } from './useDocument.ts'

export interface LostChoice<Value> {
  /** What was chosen here. */
  readonly mine: Value
  /** Whose choice stands; null where nobody knows. */
  readonly by: Person | null
  /** It was chosen on another device of one's own. */
  readonly isOwn: boolean
  /** Chooses again what was chosen here, as one step of undo. */
  swap(): void
  /** Leaves the other one. */
  dismiss(): void
}

/** That a choice made here lost to one made at the same time, for its author alone; null where all is well. */
export function useConflict<Value>(field: ValueHandle<Value>): LostChoice<Value> | null {
  const { document, isReadOnly } = useDocumentView(field.document)
  const found = useWatched(document.conflicts).get(field.path)
  if (!found || isReadOnly || !field.accepts(found.mine)) return null
  const { mine, by } = found
  return {
    mine,
    by,
    isOwn: by !== null && by.id === document.account,
    swap: () => document.choose(field, mine),
    dismiss: () => document.dismissConflict(field.path),
  }
}
