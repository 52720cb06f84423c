import { useDocumentView } from '#engine/documents/react/useDocument.ts'
import { planner } from '#model/documents/planner.ts'
import type { PlannerEntry } from '#model/planner/entry.ts'

const { entries, texts } = planner.planner

/** The properties of an entry that are single values. */
export type EntryValues = Omit<PlannerEntry, 'key' | 'id' | 'text' | 'note'>

export interface EntryEdits {
  readonly isReadOnly: boolean
  /** Writes values of the entry as one step of undo; null clears one. */
  readonly write: (values: Partial<EntryValues>) => void
  /** Removes own texts of channels as one step of undo. */
  readonly removeTexts: (keys: readonly string[]) => void
  readonly undo: () => void
}

/** Changes of an entry. Of a reader they do nothing. */
export function useEntryEdits(key: string): EntryEdits {
  const { document, isReadOnly } = useDocumentView('planner')
  const edit: typeof document.edit = (change) => (isReadOnly ? null : document.edit(change))
  return {
    isReadOnly,
    write: (values) =>
      void edit((doc) => {
        for (const [name, value] of Object.entries(values)) {
          const property = entries.properties[name as keyof EntryValues]
          property.at(key).write(doc, value as never)
        }
      }),
    removeTexts: (keys) =>
      void edit((doc) => {
        for (const text of keys) texts.remove(doc, text)
      }),
    undo: document.undo,
  }
}
