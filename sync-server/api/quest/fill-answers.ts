import type { Transaction } from 'kysely'
import { keywordCount } from '#model/documents/strategy-paths.ts'
import type { Language } from '#model/language/languages.ts'
import type { QuestAnswers } from '#server/database/tables/quests.ts'
import type { DB } from '#server/database/tables/schema.ts'
import { changeBrandRow, readBrandRow } from '../brands/queries.ts'
import { changeCoreRow, readCoreRow } from '../documents/brand-core/queries.ts'
import { palettesFor } from '../documents/palettes.ts'
import { personalityRows } from '../documents/personality/queries.ts'
import { colorsOf, lockVisualRow, writeChoices } from '../documents/visual/queries.ts'
import { keywordItemsOf, serviceOf } from './check-answers.ts'

interface Filled {
  readonly idBrand: number
  readonly answers: QuestAnswers
  readonly language: Language
}

/** Whether there is an answer that the guide has a field for. */
export function isAboutGuide({
  industryType,
  industry,
  target,
  what,
  service,
  logoColor,
}: QuestAnswers): boolean {
  return [industryType, industry, target, what, service?.[0], logoColor].some(
    (answer) => answer !== undefined,
  )
}

export function isAboutStrategy({ keywords = [] }: QuestAnswers): boolean {
  return keywords.length > 0
}

/** Writes the answers into the fields of the guide that the questions write on a device, where those are empty. */
export async function fillGuide(db: Transaction<DB>, { idBrand, answers, language }: Filled): Promise<void> {
  const industry = answers.industry ?? answers.industryType
  if (industry !== undefined && isOpen((await readBrandRow(db, idBrand)).industry))
    await changeBrandRow(db, idBrand, { industry })

  const core = await readCoreRow(db, idBrand)
  const texts = { target: answers.target, positive: answers.what, service: serviceOf(answers.service) }
  const open = Object.entries(texts).filter(
    ([column, text]) => !isOpen(text) && isOpen(core?.[column as keyof typeof texts]),
  )
  await changeCoreRow(db, idBrand, Object.fromEntries(open))
  if (answers.logoColor !== undefined)
    await fillColours(db, idBrand, answers.logoColor, idsOf(answers, language))
}

/** Up to five keywords, which are in the order of their choice where there are five. */
export async function fillStrategy(
  db: Transaction<DB>,
  { idBrand, answers, language }: Filled,
): Promise<void> {
  const row = await personalityRows.read(db, idBrand)
  if (row && row.keywords.length > 0) return
  const items = keywordItemsOf(answers.keywords, language)
  const ranks = items.map(({ keyword }, at) => [`keyword${at + 1}`, keyword] as const)
  const isRanked = row !== undefined && ranks.some(([name]) => !isOpen(Reflect.get(row, name)))
  await personalityRows.change(db, idBrand, {
    keywords: JSON.stringify(items),
    ...(items.length === keywordCount && !isRanked && Object.fromEntries(ranks)),
  })
}

/** The main colour, and the palette that it suggests. A brand with any colour keeps its own. */
async function fillColours(
  db: Transaction<DB>,
  idBrand: number,
  main: string,
  keywordIds: readonly number[],
): Promise<void> {
  const { chosen } = colorsOf(await lockVisualRow(db, idBrand))
  if (Object.keys(chosen).length > 0) return
  const [first] = palettesFor(main, keywordIds)
  const colours = { ...first?.colours, main }
  await writeChoices(db, idBrand, 'colors', { chosen: colours, finalisedAs: null, finalisedAt: null })
}

function idsOf({ keywords }: QuestAnswers, language: Language): number[] {
  return keywordItemsOf(keywords, language).flatMap(({ idBrandKeyword }) => idBrandKeyword ?? [])
}

function isOpen(text: string | null | undefined): boolean {
  return (text ?? '').trim() === ''
}
