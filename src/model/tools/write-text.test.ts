import { describe, expect, test } from 'vitest'
import { languages } from '../language/languages.ts'
import { dayWords } from './text-slots.ts'
import { en } from './texts/en.ts'
import { ja } from './texts/ja.ts'
import { ko } from './texts/ko.ts'
import { zhCN } from './texts/zh-cn.ts'
import { zhTW } from './texts/zh-tw.ts'
import { closedReasons, priceReasons, type ShapedTool, textPlaces } from './tool-texts.ts'
import { areaOf, type Typed, writeToolText } from './write-text.ts'

const texts = { ko, en, ja, 'zh-CN': zhCN, 'zh-TW': zhTW }
const brand = { name: '모락빵집', area: '망원동', industry: 'FNB_BAKERY', items: ['쌀식빵', '단팥빵'] }
const typed: Readonly<Record<ShapedTool, Typed>> = {
  product: { product: '쌀식빵', facts: '국산 쌀가루 100%\n새벽 네 시에 구워요', size: '600g', price: '6900' },
  intro: { items: '쌀식빵, 단팥빵', target: '속 편한 빵을 찾는 이웃', how: '새벽마다 쌀로 반죽해요' },
  closed: {
    from: '2026-12-31',
    to: '2027-01-01',
    open: '2027-01-02',
    reason: 'holiday',
    contact: '02-123-4567',
  },
  price: {
    product: '쌀식빵',
    now: '6500',
    next: '6,900',
    from: '2027-01-05',
    reason: 'material',
    same: '맛과 크기',
  },
  hiring: {
    work: '새벽 반죽과 진열',
    when: '화~토 새벽',
    pay: '시급 12,000원',
    who: '아침잠이 적은 분',
    contact: '02-1',
  },
  event: { title: '팥죽 나눔', from: '2026-12-22', time: '오전 11시부터', what: '따뜻한 팥죽 한 그릇' },
}
const write = (tool: ShapedTool, place: string, turn = 0, given: Typed = typed[tool]) =>
  writeToolText({ tool, place, typed: given, brand, language: 'ko', texts: ko, turn })

const lines: readonly [ShapedTool, string, string][] = [
  ['product', 'delivery', '국산 쌀가루 100%예요. 새벽 네 시에 구워요. 600g.'],
  ['intro', 'line', '망원동에서 쌀식빵과 단팥빵을 내는 모락빵집이에요.'],
  [
    'closed',
    'message',
    '모락빵집이에요. 연휴를 맞아 12월 31일 목요일부터 1월 1일 금요일까지는 쉬어요. 1월 2일 토요일에 다시 열어요. 급한 일은 02-123-4567로 연락해 주세요.',
  ],
  [
    'price',
    'message',
    '모락빵집이에요. 재료값이 많이 올라 1월 5일 화요일부터 쌀식빵 값이 6,500원에서 6,900원으로 바뀌어요. 맛과 크기는 그대로예요. 늘 찾아 주셔서 고마워요.',
  ],
  [
    'hiring',
    'door',
    '함께 일할 분을 찾아요\n\n새벽 반죽과 진열\n화~토 새벽\n시급 12,000원\n02-1로 연락해 주세요.\n\n모락빵집',
  ],
  [
    'event',
    'message',
    '모락빵집이에요. 팥죽 나눔을 준비했어요. 12월 22일 화요일이에요. 시간은 오전 11시부터예요. 따뜻한 팥죽 한 그릇이 기다려요.',
  ],
]

test.each(lines)('%s for %s', (tool, place, text) => {
  expect(write(tool, place)).toBe(text)
})

test('a day with other hours says them instead of a day off', () => {
  const hours = { from: '2026-12-31', reason: 'holiday', hours: '오전 10시부터 오후 2시까지' }
  expect(write('closed', 'door', 0, hours)).toBe(
    '연휴를 맞아 12월 31일 목요일은 여는 시간이 달라요. 오전 10시부터 오후 2시까지예요.\n\n모락빵집',
  )
})

test('a last day before the first one is left out', () => {
  const back = { ...typed.closed, to: '2026-12-30' }
  expect(write('closed', 'door', 0, back)).toContain('12월 31일 목요일은 쉬어요.')
})

test.each([
  ['2026-12-31', '12월 31일 목요일'],
  ['', ''],
  ['31.12.', ''],
])('the day %s is said as "%s"', (day, words) => {
  expect(dayWords(day, 'ko')).toBe(words)
})

test.each([
  ['서울 마포구 망원동 57-1', '망원동'],
  ['서울 마포구 월드컵로 25', '마포구'],
  ['경기 양평군 서종면 문호리 1', '서종면'],
  ['서울특별시 성북구 성북로 31', '성북구'],
  ['경기 수원시', '수원시'],
  ['Seoul', ''],
])('people say of %s: "%s"', (address, area) => {
  expect(areaOf(address)).toBe(area)
})

const places = Object.entries(textPlaces).flatMap(([tool, all]) => all.map((place) => [tool, place] as const))

describe.each(languages)('in $key', ({ key: language }) => {
  const ofLanguage = (tool: string, place: string, turn: number, given: Typed) =>
    writeToolText({
      ...{ tool: tool as ShapedTool, place, typed: given, turn, brand, language },
      texts: texts[language],
    })

  test.each(places)(
    '%s for %s has no empty slot, no bracket and no doubled mark in any turn',
    (tool, place) => {
      for (let turn = 0; turn < 6; turn++) {
        const text = ofLanguage(tool, place, turn, typed[tool as ShapedTool])
        expect(text).not.toBe('')
        expect(text).not.toMatch(/[{}[\]‹›|!]|\.\.|。。|，，| {2}|\(은|\(이|undefined/)
      }
    },
  )

  test('every reason is in the notice', () => {
    for (const reason of closedReasons)
      expect(ofLanguage('closed', 'door', 0, { ...typed.closed, reason })).toContain(
        texts[language].closedReason[reason],
      )
    for (const reason of priceReasons)
      expect(ofLanguage('price', 'door', 0, { ...typed.price, reason })).toContain(
        texts[language].priceReason[reason],
      )
  })
})
