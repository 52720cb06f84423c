import { expect, test } from 'vitest'
import { channelText, plannerEntry } from '#model/planner/entry.fixture.ts'
import { findEntries } from './find-entries.ts'

const planner = {
  entries: [
    plannerEntry('old', { title: '동지 단팥빵', day: '2026-12-18' }),
    plannerEntry('words', { title: '예약', text: '동지 단팥빵은 120개만 구워요', day: '2026-12-20' }),
    plannerEntry('tags', { title: '소식', hashtags: ['망원동빵집'], note: '팥 20kg 주문' }),
    plannerEntry('channel', { title: '퇴근길', day: '2026-12-21' }),
  ],
  texts: [channelText('t', 'channel', 'X', '저녁 식빵이 나와요')],
}
const keys = (query: string, atMost = 10) => findEntries(planner, query, atMost).map(({ key }) => key)

test('entries are found by title and words, those with it in their title first', () => {
  expect(keys('단팥빵')).toEqual(['old', 'words'])
  expect(keys('망원동')).toEqual(['tags'])
  expect(keys('20kg')).toEqual(['tags'])
  expect(keys('식빵')).toEqual(['channel'])
})

test('entries are found by initial consonants, with the text around the match', () => {
  const [found, second] = findEntries(planner, 'ㄷㅍㅃ', 10)
  expect(found).toMatchObject({ key: 'old', day: '2026-12-18', before: '동지 ', match: '단팥빵' })
  expect(second).toMatchObject({ title: '예약', before: '동지 ', match: '단팥빵' })
})

test('no more are found than are asked for, and none without a query', () => {
  expect(keys('단팥빵', 1)).toEqual(['old'])
  expect(keys(' ')).toEqual([])
})

test('the newest come first', () => {
  const entries = ['2026-12-01', null, '2026-12-03'].map((day, i) =>
    plannerEntry(String(i), { title: '식빵', day }),
  )
  expect(findEntries({ entries, texts: [] }, '식빵', 10).map(({ key }) => key)).toEqual(['2', '0', '1'])
})
