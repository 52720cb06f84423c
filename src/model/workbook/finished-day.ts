import { isGuideProgress } from '../documents/progress-names.ts'
import type { Answers } from '../fields/answers.ts'
import type { Section } from './sections.ts'

/**
 * Path of the field with the day on which a section was finished. Spelled out, so that a screen that shows the day need
 * not load the fields of every document.
 */
export function finishedDayPath({ progress }: Pick<Section, 'progress'>): string {
  return `${isGuideProgress(progress) ? 'finishedOn' : 'strategyFinishedOn'}.${progress}`
}

/** The day on which a section was finished, as yyyy-MM-dd; null where no device has seen it. */
export function finishedDayOf(section: Pick<Section, 'progress'>, answers: Answers): string | null {
  const stored = answers[finishedDayPath(section)]
  return typeof stored === 'string' && /^\d{4}-\d\d-\d\d$/.test(stored) ? stored : null
}
