import { useEffect } from 'react'
import type { StepPlace } from '../sections/step-place.ts'

let asked: string | null = null

/** Hears the key for going on while the foot of the page, which goes on, is still on its way. */
export function EarlyStepKeys({ place: { step } }: { place: StepPlace }) {
  useEffect(() => {
    const note = ({ key, ctrlKey, metaKey, isComposing }: KeyboardEvent) => {
      if (key === 'Enter' && (ctrlKey || metaKey) && !isComposing) asked = step.path
    }
    document.addEventListener('keydown', note)
    return () => document.removeEventListener('keydown', note)
  }, [step])
  return null
}

/** Whether somebody wanted to go on from this step before anything could; once. */
export function takeEarlyGoOn(path: string): boolean {
  const isAsked = asked === path
  asked = null
  return isAsked
}
