import { type Step, stepOf } from './steps.ts'

/** Below a screen in somebody's place: the point of the map that they hold. */
export const pointMark = '/point/'

/** The step's path or the page's address of somebody's place, also while they hold something there. */
export function screenAt(place: string): string {
  return place.split(pointMark)[0] ?? place
}

/** The step that somebody has open; undefined on a page. */
export function stepAt(place: string | null): Step | undefined {
  return place === null ? undefined : stepOf(screenAt(place))
}
