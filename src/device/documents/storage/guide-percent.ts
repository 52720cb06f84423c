import type { BrandRef } from '#device/identity/brand-ref.ts'
import { guideSections } from '#model/workbook/sections.ts'
import { databaseNameOf } from './document-name.ts'
import { readKnownAnswers } from './stored-answers.ts'

/** How much of a brand's guide is written, of what this device last had of it; null where it has none. */
export async function readGuidePercent(account: number | null, brand: BrandRef): Promise<number | null> {
  const owner = typeof brand === 'number' ? account : null
  const answers = await readKnownAnswers(databaseNameOf({ account: owner, brand, name: 'guide' }))
  if (!answers) return null
  const sum = guideSections.reduce((whole, section) => whole + section.percent(answers), 0)
  return Math.round(sum / guideSections.length)
}
