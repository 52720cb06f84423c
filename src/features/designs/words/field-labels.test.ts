import { expect, test } from 'vitest'
import { excerptOf, labelsOf } from './field-labels.ts'
import type { WordField } from './word-fields.ts'

const field = (layer: string, text: string, more: Partial<WordField> = {}): WordField => ({
  ...{ layer, text, name: null, role: 'body', isLong: false, namedBy: null },
  ...more,
})

function labels(...fields: WordField[]): readonly string[] {
  const words = {
    role: ({ role }: WordField) => (role === 'headline' ? '제목' : role === 'price' ? '값' : '본문'),
    original: ({ text }: WordField) => text,
    about: (role: string, excerpt: string) => `${role} · ${excerpt}`,
    below: (role: string, excerpt: string) => `${role} · ‘${excerpt}’ 아래`,
  }
  return [...labelsOf(fields, words).values()]
}

test('a text that alone is for something is named by that, others also by what stands there', () => {
  expect(
    labels(
      field('a', '오늘', { role: 'headline' }),
      field('b', '매일 11시부터'),
      field('c', '월요일은\n쉬어요'),
    ),
  ).toEqual(['제목', '본문 · 매일 11시부터', '본문 · 월요일은 쉬어요'])
})

test('the name of a layer comes first', () => {
  expect(labels(field('a', '오늘', { name: '여는 시간' }), field('b', '내일'))).toEqual([
    '여는 시간',
    '본문 · 내일',
  ])
})

test('an empty text is named by the one above it, and no two labels are alike', () => {
  expect(labels(field('a', '첫 줄'), field('b', ''), field('c', ' '), field('d', '첫 줄'))).toEqual([
    '본문 · 첫 줄',
    '본문 · ‘첫 줄’ 아래',
    '본문 · ‘첫 줄’ 아래 (2)',
    '본문 · 첫 줄 (2)',
  ])
})

test('a long text is cut between letters', () => {
  expect(excerptOf('가나다라마바사아자차카타파하거너더러머버')).toBe('가나다라마바사아자차카타파하거너더러…')
})

test('a price is named by what is sold, also where it is empty', () => {
  const price = (layer: string, text: string, namedBy: string) =>
    field(layer, text, { role: 'price', namedBy })
  expect(
    labels(field('a', '라테'), price('b', '5,000', 'a'), field('c', '모카'), price('d', '', 'c')),
  ).toEqual(['본문 · 라테', '값 · 라테', '본문 · 모카', '값 · 모카'])
})
