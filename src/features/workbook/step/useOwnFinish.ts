import { useEffect, useRef } from 'react'
import { useDocumentView } from '#device/documents/react/useDocument.ts'
import type { StepPlace } from '../sections/step-place.ts'

/** Of this visit: sections finished by an own edit that nobody was told of yet, and those that were stamped. */
const waiting = new Set<string>()
const stamped = new Set<string>()

/**
 * Whether a section was finished by this person's own edit: not because it was when the page loaded, not by what came
 * from others, and not again after it fell and rose. Asking for it uses it up.
 */
export function useOwnFinish({ section, step }: StepPlace, isFinished: boolean): () => boolean {
  const { document } = useDocumentView(section.document)
  const key = `${document.brand}:${section.path}`
  const seen = useRef({
    key,
    isFinished,
    changes: document.ownChanges.get(),
    answers: document.answers.get(),
  })
  // Settling is an own edit too, though REST rules on it and the answer comes from there.
  const settles = step.question.kind === 'colourSummary' || step.question.kind === 'fontSummary'
  useEffect(() => {
    const last = seen.current
    const answers = document.answers.get()
    // Answers follow a change with the next frame: until then it is not known what it finished.
    if (last.key === key && last.answers === answers && last.isFinished === isFinished) return
    const changes = document.ownChanges.get()
    seen.current = { key, isFinished, changes, answers }
    if (!isFinished) waiting.delete(key)
    else if (last.key === key && !last.isFinished && !stamped.has(key) && (settles || changes > last.changes))
      waiting.add(key)
  })
  return () => {
    if (!waiting.delete(key)) return false
    stamped.add(key)
    return true
  }
}
