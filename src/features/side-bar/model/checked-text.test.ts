import { expect, test } from 'vitest'
import { checkStopped, sourceOf } from './checked-text.ts'

const rules = {
  language: 'ko',
  register: 'HAEYO',
  source: sourceOf({ answers: { brandName: '온기', what: '2019년부터 그릇', keywords: ['정직한'] } }),
  ownText: '',
  brandName: '온기',
} as const

test('a text that was cut is taken by its whole sentences', () => {
  expect(checkStopped('온기는 그릇을 빚어요. 매일 쓰기 편한', true, rules)).toEqual({
    text: '온기는 그릇을 빚어요.',
    fault: null,
  })
  expect(checkStopped('온기는 그릇을 빚어요. “편해요.”', true, rules).text).toBe(
    '온기는 그릇을 빚어요. “편해요.”',
  )
})

test('without a whole sentence nothing can be taken, but what stands before the one that was written can', () => {
  expect(checkStopped('온기는 그릇을', true, rules)).toEqual({ text: '', fault: 'CUT' })
  expect(checkStopped('매일의 온기', false, { ...rules, register: null })).toEqual({
    text: '매일의 온기',
    fault: null,
  })
})

test.each([
  ['온기는 1998년에 그릇을 빚었어요.', 'NUMBER'],
  ['온기는 handmade 그릇을 빚어요.', 'LATIN'],
  ['온기는 최고의 그릇을 빚어요.', 'OVERCLAIM'],
  ['온 기는 그릇을 빚어요.', 'NAME'],
  ['온기는 그릇을 빚습니다.', 'REGISTER'],
  ['온기는 <b>그릇</b>을 빚어요.', 'MARKUP'],
])('%s is not taken: %s', (text, fault) => {
  expect(checkStopped(text, true, rules).fault).toBe(fault)
})

test('what was sent is known, also inside lists', () => {
  expect(checkStopped('온기는 2019년부터 그릇을 빚어요.', true, rules).fault).toBeNull()
  expect(rules.source).toContain('정직한')
})
