import { expect, test } from 'vitest'
import { below, forEachRun, runsOr, seed } from '../../../tests/support/random.ts'
import { amountOf } from '../../../tests/support/size.ts'
import type { TextLayer } from '../body/body.ts'
import type { TextItem } from '../list/drawing.ts'
import { draw, plainDress, textLayer } from '../page.fixture.ts'
import { fillWords } from '../slots/fill-words.ts'
import { caretPlaces } from './caret-places.ts'
import { plainFonts } from './plain-fonts.fixture.ts'

/** Carets in a text of 20 px with lines of 30 px in a box of 200 × 150, whose Hangul is 20 px wide and the rest 10. */
function placesOf(text: TextLayer['text'], more: Partial<TextLayer> = {}) {
  const layer = textLayer(text, { w: 200, h: 150, size: 20, lineHeight: 1.5, ...more })
  const items = draw([layer]).items.filter((item): item is TextItem => item.kind === 'text')
  const { lines } = fillWords(text, plainDress.words)
  const letters = lines.map((line) => line.map((part) => part.text).join('')).join('\n')
  const places = caretPlaces({ layer, letters, items }, plainFonts.measure)
  if (!places) throw new Error('the drawing is of other words')
  /** The middle of a caret lies on the middle of its line, at 0.3 of the size above the baseline. */
  const at = (offset: number) => {
    const { x, y, h } = places.at(offset)
    return [Math.round(x * 10) / 10, Math.floor((y + h / 2) / 30)] as const
  }
  return { caret: places.at, between: places.between, at, letters, items }
}

test('a caret stands between its letters, at both ends of each line', () => {
  const { at } = placesOf('가나\n다라마')
  expect([0, 1, 2, 3, 6].map(at)).toEqual([
    [0, 0],
    [20, 0],
    [40, 0],
    [0, 1],
    [60, 1],
  ])
})

test.each([
  ['left', 0, 40],
  ['center', 80, 120],
  ['right', 160, 200],
] as const)('a text at the %s has its carets there', (align, from, to) => {
  const { at } = placesOf('가나', { align })
  expect([at(0), at(2)]).toEqual([
    [from, 0],
    [to, 0],
  ])
  expect(placesOf('', { align }).at(0)[0]).toBe(align === 'left' ? 0 : align === 'center' ? 100 : 200)
})

test('a line that the layout breaks has its caret at the beginning of the next one, after the spaces', () => {
  const { at } = placesOf('가나다라 마바사아 자차', { w: 100 })
  expect(at(4)).toEqual([80, 0])
  expect(at(5)).toEqual([0, 1])
  expect(at(10)).toEqual([0, 2])
})

test('lines without letters have their place before, between and after others, and where there are no others', () => {
  expect(placesOf('\n\n가\n\n나\n').at(1)).toEqual([0, 1])
  expect(placesOf('\n\n가\n\n나\n').at(4)).toEqual([0, 3])
  expect(placesOf('\n\n가\n\n나\n').at(7)).toEqual([0, 5])
  expect(placesOf('\n\n').at(1)).toEqual([0, 1])
  const [, line] = placesOf('', { valign: 'bottom' }).at(0)
  expect(line).toBe(4)
})

test('spaces at the end of a line move its caret, but not out of the box', () => {
  expect(placesOf('가  ').at(3)).toEqual([40, 0])
  expect(placesOf(`가${' '.repeat(200)}`).at(150)).toEqual([200, 0])
})

test('spacing is behind each letter, and a smaller text has nearer carets', () => {
  expect(placesOf('가나', { spacing: 0.1 }).at(1)).toEqual([22, 0])
  const small = placesOf('가나다라마바사', { w: 70, h: 30, fit: 'shrink', min: 5 })
  expect(small.items[0]?.size).toBeLessThan(20)
  expect(small.at(7)[0]).toBeCloseTo(7 * (small.items[0]?.size ?? 0), 0)
})

test('no caret is inside of a letter of several units, or between two weights of a line', () => {
  const { at } = placesOf('👩‍👩‍👧가')
  expect([1, 2, 5].map((offset) => at(offset)[0])).toEqual([0, 0, 0])
  const bold = placesOf([{ t: '가' }, { t: '나', weight: 700 }])
  expect(bold.at(1)).toEqual([20, 0])
  expect(bold.at(2)[0]).toBe(42)
})

test('what is selected has a box in each line that has some of it', () => {
  const { between } = placesOf('가나\n\n다라')
  const boxes = between(1, 5).map(({ x, y, w, h }) => [x, Math.floor((y + h / 2) / 30), w])
  expect(boxes).toEqual([
    [20, 0, 20],
    [0, 2, 20],
  ])
  expect(between(3, 3)).toEqual([])
})

test('a drawing of other words has no places', () => {
  const { items } = placesOf('가나')
  const layer = textLayer('가다')
  for (const letters of ['가다', '가', '가나다', ''])
    expect(caretPlaces({ layer, letters, items }, plainFonts.measure)).toBeNull()
})

test('carets of any text go on from letter to letter and from line to line', () => {
  console.log(`SEED=${seed}`)
  const pieces = [
    '가',
    '나다',
    ' ',
    '  ',
    '\n',
    'word',
    '-',
    '日本',
    '。',
    '{brand.name}',
    '{{',
    '👍🏽',
    '\n\n',
    'a\u0301',
  ]
  forEachRun(runsOr(amountOf('RUNS', { fast: 60, full: 2_000 })), (random) => {
    const pick = () => pieces[below(random, pieces.length)] ?? ''
    const runs = Array.from({ length: 1 + below(random, 3) }, (_, at) => ({
      t: Array.from({ length: below(random, 12) }, pick).join(''),
      ...(at % 2 === 1 && { weight: 700 }),
    }))
    const align = (['left', 'center', 'right'] as const)[below(random, 3)] ?? 'left'
    const { caret, between, letters, items } = placesOf(runs, {
      w: 60 + below(random, 200),
      fit: 'shrink',
      align,
    })
    const places = Array.from({ length: letters.length + 1 }, (_, offset) => caret(offset))
    for (const [i, { x, y }] of places.entries()) {
      const before = places[i - 1]
      if (!before) continue
      if (y > before.y + 0.01) continue
      const isOn = y > before.y - 0.01 && x > before.x - 0.01
      if (!isOn) throw new Error(`the caret ${i} of ${JSON.stringify(letters)} goes back`)
    }
    const drawn = items.reduce((sum, { advance }) => sum + advance, 0)
    const selected = between(0, letters.length).reduce((sum, { w }) => sum + w, 0)
    // Between two items of a line there may be a space, which is selected, too.
    if (selected < drawn - 0.1) throw new Error(`${selected} of ${drawn} px are selected in ${letters}`)
  })
})
