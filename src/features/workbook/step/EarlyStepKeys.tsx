import { useEffect } from 'react'
import { isComposing } from '#ui/composing.ts'
import type { StepPosition } from '../sections/step-position.ts'

let asked: string | null = null

/** Records the shortcut for the next step while StepFoot, which handles it, is still loading. */
export function EarlyStepKeys({ position: { step } }: { position: StepPosition }) {
  useEffect(() => {
    const note = (event: KeyboardEvent) => {
      const isNext = event.key === 'Enter' && (event.ctrlKey || event.metaKey)
      if (isNext && !isComposing(event)) asked = step.path
    }
    document.addEventListener('keydown', note)
    return () => document.removeEventListener('keydown', note)
  }, [step])
  return null
}

/** Whether the shortcut was pressed at this step before StepFoot was loaded. Resets it. */
export function takeEarlyNext(path: string): boolean {
  const isAsked = asked === path
  asked = null
  return isAsked
}
