import { useScreenActions } from '#kits/actions/useActions.ts'
import type { StepPosition } from '../sections/step-position.ts'
import { nextStep } from './step-actions.ts'

let asked: string | null = null

/** Records that the next step was asked for while StepFoot, which goes there, is still loading. */
export function EarlyStepKeys({ position: { step } }: { position: StepPosition }) {
  useScreenActions([
    {
      ...nextStep,
      run: () => {
        asked = step.path
      },
    },
  ])
  return null
}

/** Whether the next step was asked for at this one before StepFoot was loaded. Resets it. */
export function takeEarlyNext(path: string): boolean {
  const isAsked = asked === path
  asked = null
  return isAsked
}
