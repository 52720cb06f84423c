import { splitThings } from '../composition/phrase.ts'
import { type Phrasebook, phrasebooks } from '../composition/phrasebook.ts'
import { fillFirst, type Slots } from '../composition/template.ts'
import type { Language } from '../language/languages.ts'
import { industryGroupOf, industryKeys } from '../options/business.ts'
import { amountWords, dayWords, listSlot, rawSlot, slotOf } from './text-slots.ts'
import { closedReasons, priceReasons, type ShapedTool, type ToolTexts } from './tool-texts.ts'
import { type Shape, writeShape } from './write-shape.ts'

/** What was typed into the fields of a tool, by their keys; days as `2026-12-31`. */
export type Typed = Readonly<Record<string, string>>

/** What a text says of the brand. */
export interface WritingBrand {
  readonly name: string
  /** Such as its part of town; '' where it is not known. */
  readonly area: string
  /** Key of its industry. */
  readonly industry: string | null
  /** What it offers. */
  readonly items: readonly string[]
}

interface Wanted {
  readonly tool: ShapedTool
  /** One of `textPlaces` of the tool. */
  readonly place: string
  readonly typed: Typed
  readonly brand: WritingBrand
  readonly language: Language
  readonly texts: ToolTexts
  /** Each press of "again" is the next one. */
  readonly turn: number
}

/** The text of a tool for a place, of what was typed and of the brand. The same input and turn are the same text. */
export function writeToolText({ tool, place, typed, brand, language, texts, turn }: Wanted): string {
  const book = phrasebooks[language]
  const name = { N: brand.name.trim() || book.us }
  const slots = { ...name, ...slotsOf(tool, typed, { brand, language, texts, book }) }
  return writeShape(shapeOf(tool, place, typed, texts), slots, turn, book)
}

function shapeOf(tool: ShapedTool, place: string, typed: Typed, texts: ToolTexts): Shape {
  const shapes = tool === 'closed' && typed.hours?.trim() ? texts.hours : texts[tool]
  const shape = (shapes as Readonly<Record<string, Shape>>)[place]
  if (!shape) throw new Error(`${tool} has no text for ${place}`)
  return shape
}

interface Setting {
  readonly brand: WritingBrand
  readonly language: Language
  readonly texts: ToolTexts
  readonly book: Phrasebook
}

function slotsOf(tool: ShapedTool, typed: Typed, { brand, language, texts, book }: Setting): Slots {
  const area = rawSlot('L', typed.area ?? brand.area)
  const contact = rawSlot('C', typed.contact)
  const amount = (name: string, key: string) => rawSlot(name, amountWords(typed[key], language))
  const day = (name: string, key: string) => rawSlot(name, dayWords(typed[key], language))
  switch (tool) {
    case 'product':
      return {
        ...rawSlot('P', typed.product),
        ...rawSlot('G', typed.size),
        ...factsOf(typed.facts, texts.fact, book),
        ...amount('A', 'price'),
        ...slotOf('U', typed.keep, book),
        ...area,
      }
    case 'intro':
      return {
        ...listSlot('D', typed.items, book),
        V: texts.verb[industryOf(brand.industry)],
        ...wayOf(typed.how, book),
        ...slotOf('T', typed.target, book),
        ...slotOf('B', typed.story, book),
        ...slotOf('Y', typed.special, book),
        ...area,
      }
    case 'closed':
      return { ...closedSlots(typed, language, texts), ...rawSlot('O', typed.hours), ...contact }
    case 'price':
      return {
        ...rawSlot('P', typed.product),
        ...amount('A', 'next'),
        ...amount('Q', 'now'),
        ...day('W', 'from'),
        ...reasonSlot(typed.reason, priceReasons, texts.priceReason),
        ...slotOf('K', typed.same, book),
      }
    case 'hiring':
      return {
        ...slotOf('J', typed.work, book),
        ...rawSlot('W', typed.when),
        ...rawSlot('A', typed.pay),
        ...day('Z', 'from'),
        ...slotOf('Y', typed.who, book),
        ...slotOf('K', typed.benefits, book),
        ...{ ...area, ...contact },
      }
    case 'event':
      return {
        ...rawSlot('E', typed.title),
        ...rawSlot('W', spanWords(typed, language, texts)),
        ...rawSlot('O', typed.time),
        ...rawSlot('L', typed.where),
        ...slotOf('X', typed.what, book),
        ...contact,
      }
  }
}

/** Each line as a sentence. */
function factsOf(typed: string | undefined, sentence: string, book: Phrasebook): Slots {
  const facts = (typed ?? '').split('\n').flatMap((line) => {
    const slots = slotOf('F', line, book)
    return slots['F!'] ?? (slots.F ? book.finish(fillFirst([sentence], slots, book)) : [])
  })
  return facts.length === 0 ? {} : { F: facts.join(book.joint) }
}

/** A way of working has its own slot. */
function wayOf(typed: string | undefined, book: Phrasebook): Slots {
  const slots = slotOf('H', typed, book)
  return slots.H !== undefined && book.isWay(slots.H) ? { way: slots.H } : slots
}

function closedSlots(typed: Typed, language: Language, texts: ToolTexts): Slots {
  const from = dayWords(typed.from, language)
  const isSpan = (typed.to ?? '') > (typed.from ?? '')
  const when = isSpan || from === '' ? spanWords(typed, language, texts) : texts.day.replace('{W}', from)
  return {
    ...rawSlot('W', when),
    ...rawSlot('Z', dayWords(typed.open, language)),
    ...reasonSlot(typed.reason, closedReasons, texts.closedReason),
  }
}

/** From the first to the last day, or the one day. */
function spanWords(typed: Typed, language: Language, texts: ToolTexts): string {
  const from = dayWords(typed.from, language)
  const to = dayWords(typed.to, language)
  if (from === '' || to === '' || (typed.to ?? '') <= (typed.from ?? '')) return from
  return texts.span.replace('{W}', from).replace('{Z}', to)
}

/** As it is: it may end with a mark. */
function reasonSlot<Key extends string>(
  typed: string | undefined,
  keys: readonly Key[],
  words: Readonly<Record<Key, string>>,
): Slots {
  const key = keys.find((one) => one === typed)
  return key === undefined ? {} : { R: words[key] }
}

function industryOf(industry: string | null): keyof ToolTexts['verb'] {
  return industry !== null && industryKeys.includes(industry) ? industryGroupOf(industry) : 'none'
}

/** The part of town of an address, as people say it: `망원동`, otherwise `마포구`; '' where there is none. */
export function areaOf(address: string): string {
  const words = splitThings(address.replaceAll(/\s+/g, ','))
  const small = words.find((word) => /^[가-힣]{1,6}\d?[동읍면]$/.test(word))
  const part = small ?? words.find((word) => /^[가-힣]{1,5}[구군]$/.test(word))
  return (
    part ?? words.find((word) => /^[가-힣]{1,5}시$/.test(word) && !/(?:특별|광역|자치)시$/.test(word)) ?? ''
  )
}
