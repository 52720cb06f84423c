import type { Section } from '#model/workbook/sections.ts'

const pages = [
  '/brand/guide/core',
  '/brand/guide/info',
  '/brand/guide/brand-profile',
  '/brand/guide/visual',
  '/brand/strategy/personality',
  '/brand/strategy/positioning',
] as const

/** Link to the page of the guide or the strategy that shows a section; null if there is none. */
export function guidePageOf({ guide }: Section): { to: (typeof pages)[number]; hash: string } | null {
  const to = pages.find((page) => page === guide.page)
  return to ? { to, hash: guide.anchor } : null
}
