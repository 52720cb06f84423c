import { expect, test } from 'vitest'
import type { BrandVoice } from './brand-voice.ts'
import { inOurVoice, inTwoSentences } from './rewrites.ts'

const voice: BrandVoice = {
  names: ['온기'],
  register: 'haeyo',
  avoided: ['최고급'],
  avoidsExclamation: false,
  avoidsEmoji: false,
  keywords: [],
}
const story =
  '할머니는 금이 간 사발 하나를 평생 쓰셨어요. 그래서 저는 최고급 흙으로 매일 쓰는 그릇을 만들기로 결심하였습니다. 온기은 2019년 봄에 문을 열었습니다.'

test('our voice changes the sentences that need it, and keeps the others', () => {
  const rows = inOurVoice(story, voice)
  expect(rows.map(({ after }) => after)).toEqual([
    '할머니는 금이 간 사발 하나를 평생 쓰셨어요.',
    '그래서 저는 흙으로 매일 쓰는 그릇을 만들기로 결심했어요.',
    '온기는 2019년 봄에 문을 열었어요.',
  ])
  for (const { from, to, text } of rows) expect(story.slice(from, to)).toBe(text)
})

test('two sentences are the first and the one that tells most', () => {
  expect(inTwoSentences(story, voice).map(({ after }) => after)).toEqual([
    '할머니는 금이 간 사발 하나를 평생 쓰셨어요.',
    '',
    '온기는 2019년 봄에 문을 열었어요.',
  ])
})

test('words that add nothing are left out, and a sentence is never empty', () => {
  expect(inTwoSentences('정말 좋은 흙을 아주 오래 골랐어요.', voice)[0]?.after).toBe(
    '좋은 흙을 오래 골랐어요.',
  )
  expect(inTwoSentences('정말', voice)[0]?.after).toBe('정말')
  expect(inTwoSentences('', voice)).toEqual([])
})
