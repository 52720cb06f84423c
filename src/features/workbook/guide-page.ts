import type { Section } from '#model/workbook/sections.ts'

/** Where a section is read; null while its page of the guide does not exist. */
export function guidePageOf(section: Section): { to: '/brand/guide/core'; hash: string } | null {
  return section.group === 'core' ? { to: '/brand/guide/core', hash: section.guide.anchor } : null
}
