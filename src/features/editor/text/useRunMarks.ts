import type * as Y from 'yjs'
import { useDocumentView } from '#engine/documents/react/useDocument.ts'
import { useWatched } from '#engine/watch/useWatched.ts'
import { design } from '#model/documents/design.ts'
import type { Colour } from '#scene/body/body.ts'
import { useEditorState } from '../state/EditorProvider.tsx'
import { type WrittenRange, writtenRange } from './written-range.ts'

const { text } = design.design.layers.properties

/** null takes a mark away: the letters are as the text is. */
export interface RunMarks {
  readonly fill?: Colour | null
  readonly weight?: number | null
}

/** The same inside of an edit of the design, as properties make it. */
export function markRange(doc: Y.Doc, { key, read }: WrittenRange, marks: RunMarks): void {
  const letters = read()
  if (letters) text.at(key).mark(doc, letters, marks)
}

/**
 * Marks of the letters that are selected in the text that is written in. `range` is null where none are; then the whole text is
 * changed by its own values. `setRunMarks` is one step of undo; during a composition it waits for its end.
 */
export function useRunMarks(): {
  readonly range: WrittenRange | null
  readonly setRunMarks: (range: WrittenRange, marks: RunMarks) => void
} {
  const { document, isReadOnly } = useDocumentView('design')
  const range = useWatched(writtenRange(useEditorState()))
  const setRunMarks = ({ key, read }: WrittenRange, marks: RunMarks) => {
    if (isReadOnly) return
    document.text(text.letters(key)).edit((doc, origin) => {
      const letters = read()
      if (letters) text.at(key).mark(doc, letters, marks, origin)
    })
  }
  return { range, setRunMarks }
}
