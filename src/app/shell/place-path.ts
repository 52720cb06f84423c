import { stepOf } from '#model/workbook/steps.ts'

/**
 * The address of a place that somebody says to be at; null for what is no screen of a brand. Places come from others'
 * devices, so only known ones are gone to.
 */
export function pathOfPlace(place: string | null, routes: object): string | null {
  if (place === null) return null
  if (stepOf(place)) return `/work-book/${place}`
  const isBrandScreen = /^\/(brand|work-book)(\/|$)/.test(place)
  return isBrandScreen && Object.hasOwn(routes, place) ? place : null
}
