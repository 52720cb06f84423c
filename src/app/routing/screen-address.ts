import { screenAt, stepAt } from '#model/workbook/screen-at.ts'

/**
 * The path of the screen that another person reports in presence; null where it is no screen of a brand.
 * Presence comes from other devices, so only paths of known routes are followed.
 */
export function addressOfScreen(reported: string | null, routes: object): string | null {
  if (reported === null) return null
  const step = stepAt(reported)
  if (step) return `/work-book/${step.path}`
  const screen = screenAt(reported)
  const isBrandScreen = /^\/(brand|work-book)(\/|$)/.test(screen)
  return isBrandScreen && Object.hasOwn(routes, screen) ? screen : null
}
