import { expect, test } from 'vitest'
import { taglineLines } from './tagline-lines.ts'
import { nextTurn } from './turns.ts'

const brand = { name: '모락빵집', industry: 'FNB_BAKERY' }
const typed = { service: '쌀식빵', target: '동네 단골', keyword: '따뜻한', special: '속이 편한 빵' }

test.each(['special', 'customer', 'character'])('%s has several lines, none of them twice', (angle) => {
  const lines = taglineLines(angle, typed, brand)
  expect(lines.length).toBeGreaterThan(2)
  expect(new Set(lines).size).toBe(lines.length)
})

test('lines about several things follow one another', () => {
  const lines = taglineLines('customer', { ...typed, service: '쌀식빵, 단팥빵' }, brand)
  expect(lines.some((line) => line.includes('쌀식빵'))).toBe(true)
  expect(lines.some((line) => line.includes('단팥빵'))).toBe(true)
})

test('without a keyword there is a line of the trade, and an angle without an answer has none', () => {
  const bare = { service: '쌀식빵' }
  expect(taglineLines('character', bare, brand).length).toBeGreaterThan(0)
  expect(taglineLines('special', bare, brand)).toEqual([])
})

test('turns go through all texts, and say when they begin again', () => {
  const texts = ['하나', '둘', '셋']
  const write = (turn: number) => texts[turn % 3] ?? ''
  expect([0, 1, 2, 3].map((turn) => nextTurn(turn, write))).toEqual([
    { turn: 1, isFirst: false },
    { turn: 2, isFirst: false },
    { turn: 3, isFirst: true },
    { turn: 4, isFirst: false },
  ])
})

test('a turn that is the same text is left out, and where there is no other text there is no turn', () => {
  expect(nextTurn(0, (turn) => (turn < 3 ? '하나' : '둘'))).toEqual({ turn: 3, isFirst: false })
  expect(nextTurn(0, () => '하나')).toBeNull()
})
