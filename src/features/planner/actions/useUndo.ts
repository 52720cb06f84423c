import { useDocumentView } from '#engine/documents/react/useDocument.ts'
import { useOpenEditor } from '#kits/design/document/useOpenEditor.ts'
import { planner } from '#model/documents/planner.ts'

const prefix = 'design:'

/**
 * Undoes the last step in the planner. A design that an entry shows no longer stays among the designs of the brand, where it may
 * have been changed meanwhile: of one that was made here it is said where it is.
 */
export function useUndo(): () => void {
  const { document } = useDocumentView('planner')
  const openEditor = useOpenEditor()
  const entries = document.items(planner.planner.entries)
  const shownDesigns = () =>
    entries.get().flatMap(({ pictures }) => (pictures ?? []).filter((picture) => picture.startsWith(prefix)))
  return () => {
    const before = shownDesigns()
    document.undo()
    const after = new Set(shownDesigns())
    const gone = before.filter((picture) => !after.has(picture))
    if (gone.length > 0) void tell(gone, openEditor)
  }
}

async function tell(gone: readonly string[], openEditor: (id: string) => unknown): Promise<void> {
  const { tellLeftDesigns } = await import('./left-designs.tsx')
  tellLeftDesigns(
    gone.map((picture) => picture.slice(prefix.length)),
    openEditor,
  )
}
