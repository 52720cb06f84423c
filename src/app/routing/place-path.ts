import { screenAt, stepAt } from '#model/workbook/screen-at.ts'

/**
 * The address of a place that somebody says to be at; null for what is no screen of a brand. Places come from others'
 * devices, so only known ones are gone to.
 */
export function pathOfPlace(place: string | null, routes: object): string | null {
  if (place === null) return null
  const step = stepAt(place)
  if (step) return `/work-book/${step.path}`
  const screen = screenAt(place)
  const isBrandScreen = /^\/(brand|work-book)(\/|$)/.test(screen)
  return isBrandScreen && Object.hasOwn(routes, screen) ? screen : null
}
