import type { Random } from '#model/fields/random.ts'
import type { Colour, Layer, Page, TableLayer, TextLayer } from '#scene/body/body.ts'
import type { Dress, DressPicture } from '#scene/dress/dress.ts'
import { below } from '../support/random.ts'

export const side = 400
const words = [
  ...'오늘의 한 끼에 온기를 그릇을 굽고 두 번 말려요 아이스아메리카노 4,500원 매주 토요일 10시부터'.split(
    ' ',
  ),
  ...'slow mornings roasted by the sea harbourandfinch.example 28,000 well-known'.split(' '),
  ...'古いものに もう一度あかりを。 月の夜だけ開く、ちいさな喫茶室 「器」 手工陶器 営業時間'.split(' '),
  ...'👩‍👩‍👧 ☕ — · & {brand.name} {brand.address}'.split(' '),
]
const fills =
  'main secondary tertiary quaternary ink paper main.on main.text secondary.text main.tint60 main.shade60 tertiary.on'
const sizes = [9, 14, 22, 36, 60, 110]

/** A page with grounds of all kinds, and one text on them. */
export function randomPage(random: Random): Page {
  const layers = Array.from({ length: below(random, 5) }, (_, i) => randomGround(random, `g${i}`))
  return { id: 'p', background: randomColour(random), layers: [...layers, randomText(random)] }
}

/** The same with a table in place of the text. */
export function randomTablePage(random: Random): Page {
  const page = randomPage(random)
  return { ...page, layers: [...page.layers.slice(0, -1), randomTable(random)] }
}

export function randomDress(random: Random, photos: readonly DressPicture[]): Dress {
  const face = (family: string) => [400, 700].map((weight) => ({ family, weight }))
  const colours = ['main', 'secondary', 'tertiary', 'quaternary', 'ink', 'paper']
    .filter(() => random() < 0.6)
    .map((slot) => [slot, randomHex(random)])
  return {
    colours: Object.fromEntries(colours),
    fonts: { korMain: face(pick(random, ['gowun-batang', 'nanum-gothic', 'lora'])), engMain: face('inter') },
    logos: [],
    photos,
    words: { name: randomWords(random, 4), ...(random() < 0.5 && { address: randomWords(random, 8) }) },
    clearSpace: random() / 2,
  }
}

function randomGround(random: Random, id: string): Layer {
  const frame = {
    id,
    x: below(random, side) - 40,
    y: below(random, side) - 40,
    w: 20 + below(random, side),
    h: 20 + below(random, side),
    ...(random() < 0.3 && { rotate: below(random, 360) }),
    ...(random() < 0.3 && { opacity: random() }),
  }
  const kind = below(random, 4)
  if (kind === 0) return { ...frame, type: 'image', src: random() < 0.5 ? '{photo.1}' : '{photo.2}' }
  if (kind === 1) return { ...frame, type: 'shape', shape: 'ellipse', fill: randomColour(random) }
  if (kind === 2) return { ...frame, type: 'shape', shape: 'rect', fill: randomColour(random) }
  const stops = [[0, randomColour(random), random()] as const, [1, randomColour(random), random()] as const]
  return {
    ...frame,
    type: 'shape',
    shape: 'rect',
    fill: { type: 'linear', angle: below(random, 360), stops },
  }
}

function randomText(random: Random): TextLayer {
  const size = pick(random, sizes)
  return {
    id: 't',
    type: 'text',
    text: Array.from({ length: 1 + below(random, 3) }, () => randomWords(random, 1 + below(random, 6))).join(
      '\n',
    ),
    x: 20 + below(random, 150),
    y: 20 + below(random, 150),
    w: 40 + below(random, 190),
    h: size + below(random, 190),
    font: ['{font.engMain}', '{font.korMain}'],
    size,
    weight: pick(random, [400, 700]),
    lineHeight: 1 + random() / 2,
    spacing: pick(random, [0, -0.02, 0.1]),
    align: pick(random, ['left', 'center', 'right']),
    valign: pick(random, ['top', 'middle', 'bottom']),
    fill: randomColour(random),
    ...(random() < 0.6 && { fit: 'shrink', min: Math.min(size, 8) }),
    ...(random() < 0.3 && { balance: true }),
    ...(random() < 0.3 && { maxLines: 1 + below(random, 3) }),
    ...(random() < 0.2 && { rotate: below(random, 360) }),
    ...(random() < 0.2 && { opacity: 0.2 + random() * 0.8 }),
  }
}

function randomTable(random: Random): TableLayer {
  const size = pick(random, sizes.slice(0, 4))
  const fonts = ['{font.engMain}', '{font.korMain}'] as const
  const maybe = (words: string) => (random() < 0.7 ? words : '')
  return {
    id: 't',
    type: 'table',
    rows: Array.from({ length: 1 + below(random, 6) }, (_, at) => ({
      id: `r${at}`,
      item: maybe(randomWords(random, 1 + below(random, 4))),
      price: maybe(pick(random, ['4,500원', '28,000', '시가', '1,250,000원부터'])),
      note: random() < 0.4 ? randomWords(random, 1 + below(random, 6)) : '',
    })),
    x: 20 + below(random, 150),
    y: 20 + below(random, 150),
    w: 60 + below(random, 190),
    h: size + below(random, 230),
    ...{ font: fonts, priceFont: fonts, noteFont: ['{font.korMain}'], size, noteSize: size * 0.7 },
    ...{ lineHeight: 1 + random() / 2, spacing: pick(random, [0, -0.02]), rowGap: below(random, 20) },
    ...{ fill: randomColour(random), priceFill: randomColour(random), noteFill: randomColour(random) },
    ...(random() < 0.6 && { leader: pick(random, ['dots', 'line'] as const) }),
    ...(random() < 0.4 && { columns: 2, columnGap: below(random, 30) }),
    ...(random() < 0.7 && { fit: 'shrink', min: Math.min(size, 8) }),
    ...(random() < 0.2 && { rotate: below(random, 360) }),
    ...(random() < 0.2 && { opacity: 0.2 + random() * 0.8 }),
  }
}

function randomColour(random: Random): Colour {
  return random() < 0.3 ? randomHex(random) : `{color.${pick(random, fills.split(' '))}}`
}

function randomHex(random: Random): `#${string}` {
  return `#${below(random, 2 ** 24)
    .toString(16)
    .padStart(6, '0')}`
}

function randomWords(random: Random, count: number): string {
  return Array.from({ length: count }, () => pick(random, words)).join(' ')
}

function pick<Value>(random: Random, from: readonly Value[]): Value {
  const value = from[below(random, from.length)]
  if (value === undefined) throw new Error('nothing to choose from')
  return value
}
