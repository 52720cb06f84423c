import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pick } from '#model/fields/arbitrary.ts'
import type { Random } from '#model/fields/random.ts'
import type { Body, Layer } from '../body/body.ts'

const folder = 'tests/fixtures/templates'

/** The templates of the repository by the name of their file. */
export const templates: readonly (readonly [string, Body])[] = readdirSync(folder)
  .filter((file) => file.endsWith('.json'))
  .sort()
  .map((file) => [file, JSON.parse(readFileSync(join(folder, file), 'utf8')) as Body] as const)

/** A body with layers of all types, in the form in which it is read: no value that says what its absence says. */
export function arbitraryBody(random: Random): Body {
  const count = (most: number) => Math.floor(random() * (most + 1))
  let ids = 0
  const id = () => `l${ids++}`
  /** Never -0, which JSON has no word for. */
  const number = () => Math.round((random() * 2_000 - 500) * 100) / 100 + 0
  const maybe = <Value extends object>(value: Value): Value | object => (random() < 0.4 ? value : {})
  const base = () => ({
    id: id(),
    x: number(),
    y: number(),
    w: Math.abs(number()),
    h: Math.abs(number()),
    ...maybe({ name: '이름' }),
    ...maybe({ role: pick(random, ['headline', 'price', 'photo'] as const) }),
    ...maybe({ rotate: -90 }),
    ...maybe({ flipX: true } as const),
    ...maybe({ opacity: 0.5 }),
    ...maybe({ hidden: true } as const),
    ...maybe({ lock: ['place', 'content'] as const }),
    ...maybe({ show: '{brand.tagline2}' } as const),
  })
  const fill = () =>
    maybe({
      fill: pick(random, [
        '{color.main.tint70}',
        '#12AB34',
        {
          type: 'linear',
          angle: 45,
          stops: [
            [0, '#000000', 0],
            [1, '{color.main}'],
          ],
        },
      ] as const),
    })
  const stroke = () =>
    maybe({ stroke: { color: '{color.ink}', width: 2, ...maybe({ dash: [4, 2] }) } as const })
  const words = () =>
    pick(random, [
      '',
      '오늘의 한 끼 🍚',
      '{brand.name}\n{{',
      [{ t: '350' }, { t: ' ml', fill: '{color.ink}' }, { t: '!', fill: '#000000', weight: 700 }],
    ] as const)
  const layer = (depth: number): Layer => {
    const makers: (() => object)[] = [
      () => ({
        type: 'text',
        ...base(),
        text: words(),
        font: ['{font.engMain}', '{font.korMain}'],
        size: 24,
        lineHeight: 1.3,
        spacing: -0.02,
        fill: '{color.ink}',
        ...maybe({ weight: 700, fit: 'shrink', min: 12, maxLines: 2, fitGroup: 'prices' }),
        ...maybe({ align: 'right', valign: 'middle', balance: true }),
      }),
      () => ({
        type: 'table',
        ...base(),
        rows: Array.from({ length: count(4) }, () => ({
          id: id(),
          item: pick(random, ['', '국밥', '{brand.name} 정식']),
          price: pick(random, ['', '9,000원']),
          note: pick(random, ['', '사골을 하루 곤 국물']),
        })),
        font: ['{font.korMain}'],
        size: 24,
        lineHeight: 1.3,
        spacing: 0,
        fill: '{color.ink}',
        priceFont: ['{font.engMain}', '{font.korMain}'],
        priceFill: '{color.main.text}',
        noteFont: ['{font.korSub}'],
        noteFill: '#445566',
        noteSize: 16,
        rowGap: 8,
        ...maybe({ leader: pick(random, ['dots', 'line'] as const), columns: 2, columnGap: 30 }),
        ...maybe({ priceWeight: 700, noteWeight: 400, weight: 700, fit: 'shrink', min: 12 }),
      }),
      () => ({
        type: 'shape',
        ...base(),
        shape: 'rect',
        ...fill(),
        ...stroke(),
        ...maybe({ radius: [1, 2, 3, 4] }),
      }),
      () => ({ type: 'shape', ...base(), shape: 'star', ...fill(), sides: 5, inner: 0.4 }),
      () => ({ type: 'path', ...base(), box: [0, 0, 9, 9], d: 'M0 0 L9 9 Z', ...fill(), ...stroke() }),
      () => ({
        type: 'image',
        ...base(),
        src: pick(random, ['{photo.1}', 'file:12', 'file:0d4c9a1e-blob']),
        ...maybe({ adjust: { ...maybe({ warmth: -0.3 }), brightness: 0.2, saturation: -1 } }),
        ...maybe({ alt: '밥그릇', fit: 'cover', focus: [0.5, 0.2], zoom: 1.2, mask: 'ellipse' }),
      }),
      () => ({ type: 'logo', ...base(), src: '{logo.primary.ink}', ...maybe({ align: 'center' }) }),
    ]
    if (depth < 3) makers.push(() => ({ type: 'group', ...base(), children: layers(depth + 1) }))
    return pick(random, makers)() as Layer
  }
  const layers = (depth: number): Layer[] => Array.from({ length: count(5) }, () => layer(depth))
  return {
    v: 1,
    name: '차림표',
    form: pick(random, ['a4-portrait', 'custom']),
    unit: pick(random, ['px', 'mm'] as const),
    width: 90,
    height: 50,
    ...maybe({ bleed: 2 }),
    tags: pick(random, [[], ['메뉴판', '매장']]),
    pages: Array.from({ length: 1 + count(2) }, () => ({
      id: id(),
      ...maybe({ name: '앞' }),
      background: pick(random, ['{color.paper}', '#FFFFFF'] as const),
      ...maybe({ cut: 'ellipse' } as const),
      layers: layers(0),
    })),
  }
}
