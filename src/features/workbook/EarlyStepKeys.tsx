import type { StepCommand } from './step-keys.ts'
import type { StepPlace } from './step-place.ts'
import { useStepKeys } from './useStepKeys.ts'

let pressed: { readonly path: string; readonly command: StepCommand } | null = null

/** Hears the workbook's keys while the foot of the page is still on its way. */
export function EarlyStepKeys({ place: { step } }: { place: StepPlace }) {
  const note = (command: StepCommand) => () => {
    pressed = { path: step.path, command }
  }
  useStepKeys({ onNext: note('next'), onPrevious: note('previous') })
  return null
}

/** What was asked of this step before anybody could do it; once. */
export function takeEarlyCommand(path: string): StepCommand | null {
  const early = pressed
  pressed = null
  return early?.path === path ? early.command : null
}
