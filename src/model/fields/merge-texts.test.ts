import diff from 'fast-diff'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { isWithinEdits } from './edit-distance.ts'
import { ancestorOf, mergeTexts, splicesBetween } from './merge-texts.ts'

vi.mock('fast-diff', async (load) => {
  const real = await load<{ default: typeof diff }>()
  return { default: Object.assign(vi.fn(real.default), real.default) }
})

beforeEach(() => vi.mocked(diff).mockClear())

test('[W3] whatever only one side changed is taken as it is, letter by letter', () => {
  const odd = '사발\u0301 。ー々 🍚器\u0000\ud800 "<b>"\n\u3000끝'
  expect(mergeTexts('온기', '온기', odd)).toBe(odd)
  expect(mergeTexts('온기', odd, '온기')).toBe(odd)
  expect(mergeTexts(`${odd} 밥`, `그릇 ${odd} 밥`, `${odd} 밥 한 그릇`)).toBe(`그릇 ${odd} 밥 한 그릇`)
})

test('[W3] one word that both changed is kept in both forms', () => {
  expect(mergeTexts('봄에 시작', '늦봄에 시작', '초봄에 시작')).toBe('늦봄에초봄에 시작')
})

test('[W3] what both inserted alike appears once', () => {
  expect(mergeTexts('', '작은 그릇', '작은 그릇을')).toContain('그릇을')
  expect(mergeTexts('', '작은 그릇 가게', '작은 그릇')).toBe('작은 그릇 가게')
})

test('[W21] the ancestor of a text is the one whose words it still has, else the first', () => {
  expect(ancestorOf('봄에 문을 열고 닫아요', ['봄', '봄에 문을 열고'])).toBe('봄에 문을 열고')
  expect(ancestorOf('봄에 닫아요', ['봄에', '봄에 문을 열고'])).toBe('봄에')
  expect(ancestorOf('여름', ['봄에', '가을'])).toBe('봄에')
})

test('splices turn one text into the other', () => {
  for (const [before, after] of [
    ['', '온기'],
    ['온기', ''],
    ['밥 한 그릇', '그릇 둘, 밥 하나'],
    ['🍚🍙', '🍙🍚'],
  ] as const) {
    let text: string = before
    for (const { at, remove, insert } of splicesBetween(before, after))
      text = text.slice(0, at) + insert + text.slice(at + remove)
    expect(text).toBe(after)
  }
})

describe('texts that are too different', () => {
  /** Letters that each occur once, so that no two of these texts have a word in common. */
  const letters = (count: number, from: number) =>
    Array.from({ length: count }, (_, i) => String.fromCharCode(from + i)).join('')
  const sentences = (count: number, from: number) =>
    Array.from({ length: count }, (_, i) => `${letters(10, from + 10 * i)}. `).join('')

  test('[W45] are not compared: both are kept whole, and merging them once more adds nothing', () => {
    const dotted = (count: number, from: number) => [...letters(count, from)].join('.')
    const [base, mine] = [dotted(1_000, 0x4e00), dotted(12_000, 0x6000)]
    const theirs = '새 글 '.repeat(600)
    const merged = mergeTexts(base, mine, theirs)
    expect(merged).toBe(`${mine}\n${theirs}`)
    expect(mergeTexts(base, merged, theirs)).toBe(merged)
    expect(splicesBetween(mine, merged)).toEqual([{ at: mine.length, remove: 0, insert: `\n${theirs}` }])
    expect(ancestorOf(mine, [base, theirs])).toBe(base)
    // What is compared at all is one insertion.
    for (const [before, after] of vi.mocked(diff).mock.calls) expect(after.startsWith(before)).toBe(true)
  })

  test('[W45] are compared by sentences where those are few: each that both changed is there in both forms', () => {
    const base = sentences(160, 0x4e00)
    const mine = base.replaceAll(/.{6}\. /g, '가. ')
    const theirs = `${base}끝.`
    const [own, other] = [
      mergeTexts(base, `${letters(1_600, 0xb000)}. ${base}`, theirs),
      mergeTexts(base, mine, theirs),
    ]
    expect(own).toBe(`${letters(1_600, 0xb000)}. ${base}끝.`)
    expect(other).toBe(`${mine}끝.`)
    for (const [before, after] of vi.mocked(diff).mock.calls)
      expect(isWithinEdits(before, after, 2_000)).toBe(true)
  })

  test('[W45] two answers of the longest kind are compared by words as before', () => {
    const words = Array.from({ length: 400 }, (_, i) => `낱말${i}`)
    const base = words.join(' ')
    const [mine, theirs] = [`처음 ${base}`, words.with(200, '다른 말').join(' ')]
    expect(mergeTexts(base, mine, theirs)).toBe(`처음 ${theirs}`)
  })
})

test('the number of edits between two texts is found as far as it matters', () => {
  for (const [before, after, edits] of [
    ['', '', 0],
    ['온기', '온기', 0],
    ['abc', 'axc', 2],
    ['abcdef', 'bcdefa', 2],
    ['abcabba', 'cbabac', 5],
    ['밥 한 그릇', '밥 두 그릇', 2],
  ] as const) {
    expect(isWithinEdits(before, after, edits)).toBe(true)
    if (edits > 0) expect(isWithinEdits(before, after, edits - 1)).toBe(false)
  }
  expect(isWithinEdits('봄', `봄${'가'.repeat(9_999)}`, 10)).toBe(true)
  expect(isWithinEdits('봄여름', `가을${'가'.repeat(9_999)}`, 10)).toBe(false)
})
