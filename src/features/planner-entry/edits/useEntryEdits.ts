import { useDocumentView } from '#engine/documents/react/useDocument.ts'
import { planner } from '#model/documents/planner.ts'
import { isSame } from '#model/fields/is-same.ts'
import type { PlannerEntry } from '#model/planner/entry.ts'

const { entries, texts } = planner.planner

/** The properties of an entry that are single values. */
export type EntryValues = Omit<PlannerEntry, 'key' | 'id' | 'text' | 'note'>

export interface EntryEdits {
  readonly isReadOnly: boolean
  /**
   * Writes values of the entry as one step of undo; null clears one. The returned function puts those back that nothing has
   * changed since, as a step of its own.
   */
  readonly write: (values: Partial<EntryValues>) => () => void
  /** Removes own texts of channels as one step of undo. */
  readonly removeTexts: (keys: readonly string[]) => void
}

/** Changes of an entry. Of a reader they do nothing. */
export function useEntryEdits(key: string): EntryEdits {
  const { document, isReadOnly } = useDocumentView('planner')
  const edit: typeof document.edit = (change) => (isReadOnly ? null : document.edit(change))
  return {
    isReadOnly,
    write: (values) => {
      const written = edit((doc) =>
        Object.entries(values).map(([name, value]) => {
          const property = entries.properties[name as keyof EntryValues].at(key)
          const before = property.read(doc)
          property.write(doc, value as never)
          return { property, before, value }
        }),
      )
      return () =>
        void edit((doc) => {
          for (const { property, before, value } of written ?? [])
            if (isSame(property.read(doc), value)) property.write(doc, before as never)
        })
    },
    removeTexts: (keys) =>
      void edit((doc) => {
        for (const text of keys) texts.remove(doc, text)
      }),
  }
}
