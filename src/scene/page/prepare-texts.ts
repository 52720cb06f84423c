import type { TextLayer } from '../body/body.ts'
import { BodyRefused, limits } from '../body/limits.ts'
import type { Dress } from '../dress/dress.ts'
import type { DrawMemory } from '../memory/draw-memory.ts'
import { fillWords } from '../slots/fill-words.ts'
import { chooseFaces, facesOf, type HanLanguage } from '../text/faces.ts'
import { type PreparedText, prepareText, type TextLayout } from '../text/lay-out.ts'
import type { Ruler } from '../text/ruler.ts'
import type { PlacedLayer } from './place-layers.ts'

export interface LaidText {
  /** Null where nothing is left of the text. */
  readonly layout: TextLayout | null
  /** Slots that the brand does not fill. */
  readonly empty: readonly string[]
}

export interface TextContext {
  readonly dress: Dress
  readonly language: HanLanguage
  readonly ruler: Ruler
  readonly memory: DrawMemory
}

/** All texts of a page: those of a fit group have one size, the smallest that one of them needs. */
export function layOutTexts(
  placed: readonly PlacedLayer[],
  context: TextContext,
): ReadonlyMap<PlacedLayer, LaidText> {
  const laid = new Map<PlacedLayer, LaidText>()
  const texts = placed.filter((one): one is PlacedLayer<TextLayer> => one.layer.type === 'text')
  let letters = 0
  const prepared = texts.map((one) => {
    const text = remembered(one, context)
    letters += text.length
    if (text.length > limits.letters) throw new BodyRefused('letters', one.layer.id)
    if (letters > limits.lettersOfPage) throw new BodyRefused('lettersOfPage', one.layer.id)
    return { one, ...text }
  })
  const sizes = new Map<string, number>()
  for (const { one, text } of prepared) {
    const group = one.layer.fitGroup
    if (group === undefined || !text) continue
    sizes.set(group, Math.min(sizes.get(group) ?? Number.POSITIVE_INFINITY, text.fitted.size))
  }
  for (const { one, text, empty } of prepared) {
    const size = one.layer.fitGroup === undefined ? undefined : sizes.get(one.layer.fitGroup)
    laid.set(one, { layout: text ? text.at(size ?? text.fitted.size) : null, empty })
  }
  return laid
}

interface Prepared {
  readonly empty: readonly string[]
  /** UTF-16 units, filled in. */
  readonly length: number
  /** Null where nothing is left of the text. */
  readonly text: PreparedText | null
}

function remembered(one: PlacedLayer<TextLayer>, context: TextContext): Prepared {
  const inputs = [one.layer, one.w, one.h]
  const name = `text ${one.layer.id}`
  return (
    context.memory.find<Prepared>(name, inputs) ?? context.memory.keep(name, inputs, prepare(one, context))
  )
}

function prepare(one: PlacedLayer<TextLayer>, context: TextContext): Prepared {
  const { lines, empty, hasSlots } = fillWords(one.layer.text, context.dress.words)
  const length = lines.flat().reduce((sum, { text }) => sum + text.length, 0)
  const isEmpty = lines.every((parts) => parts.every(({ text }) => text.trim() === ''))
  if (isEmpty || length > limits.letters) return { empty, length, text: null }
  const words = lines.map((parts) => parts.map((part) => part.text).join('')).join('\n')
  const style = {
    box: { w: one.w, h: one.h },
    layer: one.layer,
    shrinks: one.layer.fit === 'shrink' || hasSlots ? 'box' : 'words',
  } as const
  return {
    empty,
    length,
    text: prepareText(lines, facesFor(one.layer, words, context), style, context.ruler),
  }
}

/** A face for each grapheme of each run: runs may have weights of their own. */
export function facesFor(
  layer: Pick<TextLayer, 'font' | 'text' | 'weight'>,
  text: string,
  { dress, language, ruler }: TextContext,
) {
  const chain = layer.font.map((font) => facesOf(font, dress))
  const weightOf = (run: number) =>
    (typeof layer.text === 'string' ? undefined : layer.text[run]?.weight) ?? layer.weight ?? 400
  const choosers = new Map<number, ReturnType<typeof chooseFaces>>()
  return (letter: string, run: number) => {
    const weight = weightOf(run)
    const chooser = choosers.get(weight) ?? chooseFaces(chain, { weight, text, language, ruler })
    choosers.set(weight, chooser)
    return chooser(letter)
  }
}
