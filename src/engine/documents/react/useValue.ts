import { useWatched } from '#engine/watch/useWatched.ts'
import type { ValueHandle } from '#model/fields/value.ts'
import { useDocumentView } from './useDocument.ts'

/** The value of a field, null for none, and a function that writes it as one step of undo; null clears it. */
export function useValue<Value>(field: ValueHandle<Value>): [Value | null, (value: Value | null) => void] {
  const { document, isReadOnly } = useDocumentView(field.document)
  const chosen = useWatched(document.value(field))
  const choose = (value: Value | null) => {
    if (!isReadOnly) document.choose(field, value)
  }
  return [chosen, choose]
}
