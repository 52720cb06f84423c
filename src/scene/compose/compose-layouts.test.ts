import { describe, expect, test } from 'vitest'
import { arbitraryText, pick } from '#model/fields/arbitrary.ts'
import type { Random } from '#model/fields/random.ts'
import { type Form, forms } from '#model/forms/forms.ts'
import { below, forEachRun, partsOf, runsOr } from '../../../tests/support/random.ts'
import { isFullSize } from '../../../tests/support/size.ts'
import { logoOf, pictureOf, plainDress } from '../page.fixture.ts'
import { plainFonts } from '../text/plain-fonts.fixture.ts'
import { composeLayouts } from './compose-layouts.ts'
import { faultsOf, layoutTexts } from './layout-faults.fixture.ts'
import { type LayoutRequest, wordKinds, wordLimits } from './layout-request.ts'

const bread = {
  headline: '동지에는 단팥빵 하나 더',
  body: '새벽 다섯 시에 반죽해서 오후 두 시까지 구워요. 그날 구운 빵만 팔아요.',
  price: '3,800원',
  date: '12월 22일까지',
  cta: '예약하기',
}
const noWords = { headline: '', body: '', price: '', date: '', cta: '' }
const photos = [pictureOf((cell) => (cell * 37) % 256), pictureOf(250), pictureOf(8)]
const dress = { ...plainDress, photos, logos: [logoOf('primary', 'colour', 0.2)] }

function requestOf(
  { key, width, height, unit, bleed }: Form,
  more: Partial<LayoutRequest> = {},
): LayoutRequest {
  const cut = key.startsWith('sticker-round') && { cut: 'ellipse' as const }
  const size = { form: key, width, height, unit, ...(bleed > 0 && { bleed }), ...cut }
  return { words: bread, photo: null, size, dress, language: 'zh-TW', ...more }
}

const square = forms[0] as Form
/** No page that a person would put all of this on. */
const tiny = ['ad-leaderboard', 'sticker-round-50', 'sticker-round-40', 'sticker-square']

describe.each([null, '{photo.1}'] as const)('with the picture %s', (photo) => {
  // Every other form with a picture, the rest without; in `npm test` half of both.
  const some = forms
    .filter((_, at) => at % 2 === (photo === null ? 0 : 1))
    .filter((_, at) => isFullSize || at % 2 === 0)

  test.each(some.map(({ key }) => key))('%s has six to eight compositions that hold all words', (key) => {
    const form = some.find((one) => one.key === key) as Form
    const layouts = composeLayouts(requestOf(form, { photo }), 0, plainFonts)
    expect(new Set(layouts.map(({ name }) => name)).size).toBe(layouts.length)
    const enough = layouts.filter(({ leftOut }) => tiny.includes(key) || leftOut.length < 2)
    expect(enough.length).toBeGreaterThanOrEqual(key === 'sticker-round-40' ? 4 : 6)
    expect(layouts.flatMap((layout) => faultsOf(layout, requestOf(form, { photo })))).toEqual([])
  })
})

test.each(partsOf(runsOr(16), 8))(
  'whatever is written stays in the safe margin, apart, legible and large enough: %o',
  (runs) => {
    forEachRun(runs, (random) => {
      const form = pick(random, forms)
      const photo = pick(random, [null, '{photo.1}', '{photo.2}', '{photo.3}'] as const)
      const request = requestOf(form, { photo, words: anyWords(random), dress: anyDress(random) })
      const layouts = composeLayouts(request, below(random, 9), plainFonts)
      expect(layouts.flatMap((layout) => faultsOf(layout, request))).toEqual([])
      for (const layout of layouts) expect(layoutTexts(layout).headline).toBe(request.words.headline)
    })
  },
)

test('the same request has the same layouts, and the next turn others', () => {
  const made = (turn: number) => composeLayouts(requestOf(square), turn, plainFonts)
  expect(made(2)).toEqual(made(2))
  const looks = (turn: number) => made(turn).map(({ body }) => JSON.stringify(body.pages))
  expect(looks(0).filter((one) => [...looks(1), ...looks(2)].includes(one))).toEqual([])
})

test('words of the guide stay slots, so that the design follows it', () => {
  const request = requestOf(square, { words: { ...noWords, headline: '{brand.name}' } })
  for (const layout of composeLayouts(request, 0, plainFonts))
    expect(layoutTexts(layout)).toEqual({ headline: '{brand.name}' })
})

test('without a headline, or with one that the guide does not fill, there is no layout', () => {
  for (const headline of ['', '  ', '{brand.tagline1}'])
    expect(composeLayouts(requestOf(square, { words: { ...bread, headline } }), 0, plainFonts)).toEqual([])
})

test('a page that is too small for all words leaves out the sentence first and says so', () => {
  const form = forms.find(({ key }) => key === 'sticker-square') as Form
  const layouts = composeLayouts(requestOf(form), 0, plainFonts)
  const short = layouts.filter(({ leftOut }) => leftOut.length > 0)
  expect(short.length).toBeGreaterThan(0)
  for (const layout of short) {
    expect(layout.leftOut[0]).toBe('body')
    expect(Object.keys(layoutTexts(layout))).toEqual(
      wordKinds.filter((kind) => !layout.leftOut.includes(kind)),
    )
  }
})

const samples: readonly string[] = [
  '가',
  'Sale',
  '오늘 하루만 두 개를 사면 하나를 더 드려요 꼭 들러 주세요',
  'ご予約のお客様に焼きたてのパンをもう一つ差し上げます。',
  '冬至这天，每买两个红豆面包再送一个，售完为止。',
  'Donaudampfschifffahrtsgesellschaft',
]

function anyWords(random: Random): LayoutRequest['words'] {
  const textOf = (limit: number) => {
    if (random() < 0.3) return arbitraryText(random, limit).replaceAll('{', '')
    const sample = pick(random, samples)
    return random() < 0.3 ? sample.repeat(9).slice(0, limit) : sample.slice(0, limit)
  }
  const words = wordKinds.map((kind) => {
    const isThere = kind === 'headline' || random() < 0.7
    return [kind, isThere ? textOf(wordLimits[kind]) : ''] as const
  })
  return Object.fromEntries(words) as Record<(typeof wordKinds)[number], string>
}

function anyDress(random: Random): LayoutRequest['dress'] {
  const hex = () =>
    `#${below(random, 2 ** 24)
      .toString(16)
      .padStart(6, '0')
      .toUpperCase()}` as const
  const slots = ['main', 'secondary', 'tertiary', 'quaternary'] as const
  const colours = Object.fromEntries(slots.slice(0, below(random, 5)).map((slot) => [slot, hex()]))
  return { ...dress, colours, clearSpace: random(), logos: random() < 0.3 ? [] : dress.logos }
}
