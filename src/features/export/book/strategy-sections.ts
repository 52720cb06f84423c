import { guide } from '#model/documents/guide.ts'
import { strategy } from '#model/documents/strategy.ts'
import { itemsOf, textOf } from '#model/fields/answers.ts'
import { placeWords } from '#model/language/place-words.ts'
import { balances, personaScales } from '#model/options/scales.ts'
import { stepOfProperty } from '#model/workbook/step-of-field.ts'
import { keywordRanks, taglineAngles } from '#model/workbook/strategy-orders.ts'
import type { BookMap, BookSection } from './book.ts'
import { factsBeside, factsOf, scaleOf, titleOf, written } from './facts.ts'
import type { BookMaterial } from './material.ts'

const { personality, positioning } = strategy

/** Keywords, taglines and voice. */
export function personalitySections(material: BookMaterial): BookSection[] {
  return [...keywords(material), ...taglines(material), ...voice(material)]
}

/** Competitors, personas and the position. */
export function positioningSections(material: BookMaterial): BookSection[] {
  return [...market(material), ...personas(material), ...position(material)]
}

function keywords(material: BookMaterial): BookSection[] {
  const ranked = keywordRanks.map((field) => written(material.answers, field)).filter(Boolean)
  const chosen = itemsOf(material.answers, personality.keywords.path).map(({ keyword }) =>
    String(keyword ?? ''),
  )
  const items = ranked.length > 0 ? ranked : chosen.filter(Boolean)
  if (items.length === 0) return []
  return [{ id: 'keywords', title: titleOf(material, 'strategy/personality/keyword'), items }]
}

function taglines(material: BookMaterial): BookSection[] {
  const { tagline1, tagline2, tagline3 } = personality
  const items = [tagline1, tagline2, tagline3]
    .map((field) => written(material.answers, field))
    .filter(Boolean)
  const facts = factsOf(material, taglineAngles).filter(({ text }) => !items.includes(text))
  if (items.length === 0 && facts.length === 0) return []
  return [{ id: 'taglines', title: titleOf(material, 'strategy/personality/tagline'), items, facts }]
}

function voice(material: BookMaterial): BookSection[] {
  const { answers } = material
  const scales = balances.flatMap((name) => scaleOf(material, name, answers[personality[name].path]))
  const [who, does, avoids] = [personality.individuality, personality.voiceTone, personality.attention].map(
    (field) => written(answers, field),
  ) as [string, string, string]
  if (scales.length === 0 && who + does + avoids === '') return []
  return [{ id: 'voice', title: titleOf(material, 'strategy/personality/voice'), scales, who, does, avoids }]
}

function market(material: BookMaterial): BookSection[] {
  const items = itemsOf(material.answers, positioning.competitors.path).flatMap((row) => {
    const names = ['service', 'businessModel', 'benefit', 'advantage', 'website']
    const facts = propertiesOf(material, positioning.competitors, row, names)
    const name = String(row.brandName ?? '').trim()
    return name === '' && facts.length === 0 ? [] : [{ name, facts }]
  })
  if (items.length === 0) return []
  return [{ id: 'market', title: titleOf(material, 'strategy/positioning/market'), items }]
}

function personas(material: BookMaterial): BookSection[] {
  const { options, language } = material
  const items = itemsOf(material.answers, positioning.personas.path).flatMap((row) => {
    const word = (property: string, kind = property) => {
      const stored = textOfItem(row, property)
      return stored === '' ? '' : (options[kind]?.[stored] ?? stored)
    }
    const about = [
      word('age'),
      word('gender'),
      textOfItem(row, 'job'),
      word('familyRole'),
      placeWords(language, textOfItem(row, 'country'), textOfItem(row, 'city')),
      word('idBrandCharacter', 'character'),
    ]
    const goal = textOfItem(row, 'goal')
    const names = ['achievements', 'discomfort', 'issue', 'problem', 'needs']
    const facts = propertiesOf(material, positioning.personas, row, names)
    const scales = personaScales.flatMap((name) => scaleOf(material, name, row[name]))
    const name = textOfItem(row, 'name')
    const note = about.filter(Boolean).join(' · ')
    if (name + note + goal === '' && facts.length + scales.length === 0) return []
    return [{ name, note, quote: goal, facts, scales }]
  })
  if (items.length === 0) return []
  return [{ id: 'personas', title: titleOf(material, 'strategy/positioning/persona'), items }]
}

function position(material: BookMaterial): BookSection[] {
  const { target, brandName, service, competitor, benefit, positioningStrategy } = positioning
  const text = written(material.answers, positioningStrategy)
  const facts = factsBeside(text, material, [target, brandName, service, competitor, benefit])
  const map = mapOf(material)
  if (text === '' && facts.length === 0 && map === null) return []
  return [{ id: 'position', title: titleOf(material, 'strategy/positioning/position'), text, facts, map }]
}

function mapOf({ answers, words }: BookMaterial): BookMap | null {
  const own = pointOf(answers[positioning.axisX.path], answers[positioning.axisY.path])
  const name =
    textOf(answers, positioning.brandName.path) || textOf(answers, guide.info.name.path) || words.own || ''
  const points = [
    ...itemsOf(answers, positioning.competitors.path).flatMap((row) => {
      const point = pointOf(row.axisX, row.axisY)
      return point
        ? [{ name: textOfItem(row, 'brandName'), ...point, size: sizeOf(row.axisZ), isOwn: false }]
        : []
    }),
    ...(own ? [{ name, ...own, size: sizeOf(answers[positioning.axisZ.path]), isOwn: true }] : []),
  ]
  const [left, right, bottom, top] = [
    positioning.axisXLow,
    positioning.axisXHigh,
    positioning.axisYLow,
    positioning.axisYHigh,
  ].map((field) => written(answers, field)) as [string, string, string, string]
  return points.length === 0 && left + right + bottom + top === ''
    ? null
    : { left, right, bottom, top, points }
}

function propertiesOf(
  { workbook }: BookMaterial,
  { path, step = '' }: { readonly path: string; readonly step?: string },
  row: Readonly<Record<string, unknown>>,
  names: readonly string[],
) {
  return names.flatMap((name) => {
    const text = textOfItem(row, name)
    const label = workbook.steps[stepOfProperty(path, name, step)]?.labels[`${path}/${name}`] ?? name
    return text === '' ? [] : [{ label, text }]
  })
}

function textOfItem(row: Readonly<Record<string, unknown>>, name: string): string {
  const stored = row[name]
  return typeof stored === 'string' ? stored.trim() : ''
}

function pointOf(x: unknown, y: unknown): { x: number; y: number } | null {
  return typeof x === 'number' && typeof y === 'number' ? { x, y } : null
}

function sizeOf(stored: unknown): number {
  return typeof stored === 'number' ? stored : 50
}
