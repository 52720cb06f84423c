import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { findFaqs } from './find-faqs.ts'

type Content = Record<string, { questions: Record<string, { question: string; answer: string }> }>

const read = (language: string) => {
  const file = new URL(`../../../locales/${language}/board/faq.json`, import.meta.url)
  return Object.values(JSON.parse(readFileSync(file, 'utf8')) as Content).flatMap(({ questions }) =>
    Object.entries(questions).map(([key, words]) => ({ ...words, key })),
  )
}
const korean = read('ko')
const find = (query: string, faqs = korean) => findFaqs(faqs, query).map(({ key }) => key)

test.each([
  ['ㅊㄷ', ['invite']],
  ['ㅌㅌㅎㅁ', ['leave']],
  ['저장 버튼', ['saved']],
  ['탈ㅌ', ['leave']],
  ['탈퇴하면', ['leave']],
  ['디자이너 공유', ['roles']],
  ['safari', ['lose']],
  ['SAFARI  로그인', ['lose']],
  ['없는낱말', []],
])('%s finds %j', (query, keys) => expect(find(query)).toEqual(keys))

test('initial consonants are looked for in questions, not among all letters of the answers', () => {
  expect(
    find('ㅈㅈ').every((key) => /저장|지|제/.test(korean.find((faq) => faq.key === key)?.question ?? '')),
  ).toBe(true)
  expect(find('ㄱㄱ')).not.toHaveLength(korean.length)
})

test('without words every question is found, and each language is searched in its own', () => {
  expect(find('  ')).toHaveLength(korean.length)
  expect(find('PDF guide', read('en'))).toEqual(['what'])
  expect(find('招待', read('ja'))).toContain('invite')
})
