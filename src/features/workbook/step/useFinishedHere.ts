import { useEffect, useRef } from 'react'
import { useDocumentView } from '#engine/documents/react/useDocument.ts'
import type { StepPosition } from '../sections/step-position.ts'

/** Sections finished on this page whose dialog was not shown yet, as `brand:path`. */
const notShown = new Set<string>()
/** Sections whose dialog was shown since the page was loaded, as `brand:path`. */
const shown = new Set<string>()

/**
 * Tells whether this person's own edit finished the section: not if it was finished at load, not by remote
 * changes, and only the first time. Calling the function consumes the result.
 */
export function useFinishedHere({ section, step }: StepPosition, isFinished: boolean): () => boolean {
  const { document } = useDocumentView(section.document)
  const key = `${document.brand}:${section.path}`
  const seen = useRef({
    key,
    isFinished,
    changes: document.ownChanges.get(),
    answers: document.answers.get(),
  })
  // Finalising is an own edit too, although its result arrives from REST as a remote change.
  const finalises = step.question.kind === 'colourSummary' || step.question.kind === 'fontSummary'
  useEffect(() => {
    const last = seen.current
    const answers = document.answers.get()
    // Answers update one frame after a change: until then it is unknown what the change finished.
    if (last.key === key && last.answers === answers && last.isFinished === isFinished) return
    const changes = document.ownChanges.get()
    seen.current = { key, isFinished, changes, answers }
    if (!isFinished) notShown.delete(key)
    else if (last.key === key && !last.isFinished && !shown.has(key) && (finalises || changes > last.changes))
      notShown.add(key)
  })
  return () => {
    if (!notShown.delete(key)) return false
    shown.add(key)
    return true
  }
}
