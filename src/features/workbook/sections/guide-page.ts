import type { Section } from '#model/workbook/sections.ts'

const pages = [
  '/brand/guide/core',
  '/brand/guide/info',
  '/brand/guide/brand-profile',
  '/brand/guide/visual',
  '/brand/strategy/personality',
  '/brand/strategy/positioning',
] as const

/** The page on which a section is read; null if it has none. */
export function guidePageOf({ guide }: Section): { to: (typeof pages)[number]; hash: string } | null {
  const to = pages.find((page) => page === guide.page)
  return to ? { to, hash: guide.anchor } : null
}
