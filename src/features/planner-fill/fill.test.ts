import { expect, test } from 'vitest'
import type { PostWords } from '#model/composition/posts.ts'
import type { OwnCalendar } from '#model/planner/calendar.ts'
import { planMonth } from '#model/planner/fill.ts'
import { nevers, neverWords } from '#model/planner/never-words.ts'
import { hasAvoided } from '#model/voice/avoided-words.ts'
import words from '../../../locales/ko/drafts-posts.json' with { type: 'json' }
import { composeDrafts, type DraftSource } from './compose-drafts.ts'
import { byWeight, dayChoices, daysOfNotice } from './month-days.ts'

const calendar: OwnCalendar = {
  days: [{ key: 'o', id: null, name: '여는 날', day: '2022-12-12', isYearly: true, isClosed: null }],
  closedWeekdays: [1],
}

test('days of the month that can be filled come first, with why the others cannot', () => {
  const choices = dayChoices('2026-12', '2026-12-02', calendar, new Set(['2026-12-25']))
  expect(choices.map(({ day, name, hindrance }) => [day, name.kind, hindrance])).toEqual([
    ['2026-12-12', 'own', null],
    ['2026-12-22', 'term', null],
    ['2026-12-07', 'term', 'closed'],
    ['2026-12-25', 'holiday', 'taken'],
  ])
  expect(choices.toSorted(byWeight).map(({ name }) => name.kind)).toEqual(['own', 'holiday', 'term', 'term'])
})

test('of a long holiday only the day itself is offered', () => {
  const names = dayChoices('2026-09', '2026-09-01', { days: [], closedWeekdays: [] }, new Set())
  expect(names.filter(({ name }) => name.kind === 'holiday').map(({ day }) => day)).toEqual(['2026-09-25'])
})

test('a notice is announced on the slot before its day, and told on the day', () => {
  const slots = ['2026-12-15', '2026-12-18', '2026-12-20']
  expect(daysOfNotice('슈톨렌 예약은 20일까지 받아요', '2026-12', slots)).toEqual([
    '2026-12-18',
    '2026-12-20',
  ])
  expect(daysOfNotice('새 식빵이 나와요', '2026-12', slots)).toEqual(['2026-12-15'])
  expect(daysOfNotice('  ', '2026-12', slots)).toEqual([])
})

const source: DraftSource = {
  answers: { brandName: '모락빵집', brand: null, service: '쌀식빵, 단팥빵', target: '동네 이웃' },
  services: ['쌀식빵', '단팥빵'],
  about: new Map([
    ['a', { text: '동지', isNotice: false }],
    ['b', { text: '슈톨렌 예약은 20일까지 받아요', isNotice: true }],
  ]),
  channels: ['INSTAGRAM'],
  avoided: ['최고', ...neverWords('ko', new Set(nevers))],
  notes: { REVIEW: '얼굴은 빼요' },
  language: 'ko',
  words: words as unknown as PostWords,
  seed: 0,
}
const { items } = planMonth({
  month: '2026-12',
  from: '2026-12-01',
  slots: [
    { weekday: 2, time: '11:00' },
    { weekday: 5, time: '11:00' },
  ],
  days: [
    { key: 'a', day: '2026-12-22' },
    { key: 'b', day: '2026-12-20' },
  ],
  without: new Set(),
  counts: {},
  isClosed: () => false,
  taken: new Set(),
})
const drafts = composeDrafts(items, source)

test('each draft has words, a day, a time and its origin', () => {
  expect(drafts).toHaveLength(items.length)
  for (const draft of drafts) {
    expect(draft).toMatchObject({ status: 'DRAFT', origin: 'RULES', channels: ['INSTAGRAM'], time: '11:00' })
    expect(draft.title && draft.text).toBeTruthy()
  }
})

test('drafts have none of the avoided words, and only those of a kind its note', () => {
  for (const { title, text, note, kind } of drafts) {
    if (!`${text}`.includes('슈톨렌')) expect(hasAvoided(`${title} ${text}`, source.avoided)).toBe(false)
    expect(note).toBe(kind === 'REVIEW' ? '얼굴은 빼요' : '')
  }
})

test('products come one after the other, and a notice keeps its sentence', () => {
  const products = drafts
    .filter(({ kind }) => kind === 'PRODUCT')
    .map(({ title, text }) => `${title} ${text}`)
  expect(products.map((words) => (words.includes('쌀식빵') ? '쌀식빵' : '단팥빵')).slice(0, 2)).toEqual([
    '쌀식빵',
    '단팥빵',
  ])
  expect(drafts.some(({ text }) => text?.includes('슈톨렌 예약은 20일까지 받아요'))).toBe(true)
})

test('the same answers give the same drafts, and another seed gives others', () => {
  expect(composeDrafts(items, source)).toEqual(drafts)
  expect(composeDrafts(items, { ...source, seed: 1 })).not.toEqual(drafts)
})
