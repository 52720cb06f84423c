import { useWatched } from '#engine/watch/useWatched.ts'
import { createWatched } from '#engine/watch/watched.ts'
import type { TextMark } from '#ui/controls/MarkOverlay.tsx'

/** Marks in the text of one field; they are of no use for another text. */
interface MarkedText {
  readonly path: string
  readonly text: string
  readonly marks: readonly TextMark[]
}

const marked = createWatched<MarkedText | null>(null)

/** Shows marks in a field that is on screen; null takes them away. */
export function showTextMarks(next: MarkedText | null): void {
  marked.set(next)
}

/** The marks of a field whose text is still the one that they are about. */
export function useTextMarks(path: string, text: string): readonly TextMark[] {
  const shown = useWatched(marked)
  return shown?.path === path && shown.text === text ? shown.marks : []
}
