import { type Step, stepOf } from './steps.ts'

/** Suffix of a presence's `place` with the point of the map that the member is dragging. */
export const pointMark = '/point/'

/** The step's path or the page's address in a presence's `place`, without that suffix. */
export function screenAt(reported: string): string {
  return reported.split(pointMark)[0] ?? reported
}

/** The step in a presence's `place`; undefined on a page. */
export function stepAt(reported: string | null): Step | undefined {
  return reported === null ? undefined : stepOf(screenAt(reported))
}
