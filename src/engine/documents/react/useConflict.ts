import { useWatched } from '#engine/watch/useWatched.ts'
import type { ValueHandle } from '#model/fields/value.ts'
import type { Person } from '#model/sync/awareness.ts'
import { useDocumentView } from './useDocument.ts'

export interface LostChoice<Value> {
  /** The value chosen here. */
  readonly mine: Value
  /** Who chose the value that the document has; null where unknown. */
  readonly by: Person | null
  /** That was the same account, on another device or tab. */
  readonly isOwn: boolean
  /** Writes the value chosen here again, as one step of undo. */
  swap(): void
  /** Ends the conflict; the document's value stays. */
  dismiss(): void
}

/** An own choice in this field that lost to a concurrent one; null where there is none. */
export function useConflict<Value>(field: ValueHandle<Value>): LostChoice<Value> | null {
  const { document, isReadOnly } = useDocumentView(field.document)
  const conflict = useWatched(document.conflicts).get(field.path)
  if (!conflict || isReadOnly || !field.accepts(conflict.mine)) return null
  const { mine, by } = conflict
  return {
    mine,
    by,
    isOwn: by !== null && by.id === document.account,
    swap: () => document.choose(field, mine),
    dismiss: () => document.dismissConflict(field.path),
  }
}
