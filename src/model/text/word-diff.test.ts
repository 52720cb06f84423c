import { expect, test } from 'vitest'
import { diffWords } from './word-diff.ts'

const before = (text: string, other: string) =>
  diffWords(text, other)
    .filter(({ kind }) => kind !== 'added')
    .map((part) => part.text)
    .join('')
const after = (text: string, other: string) =>
  diffWords(text, other)
    .filter(({ kind }) => kind !== 'removed')
    .map((part) => part.text)
    .join('')

test('a changed ending marks the whole word', () => {
  expect(diffWords('온기는 그릇을 빚어요.', '온기는 그릇을 빚습니다.')).toEqual([
    { kind: 'same', text: '온기는 그릇을 ' },
    { kind: 'removed', text: '빚어요' },
    { kind: 'added', text: '빚습니다' },
    { kind: 'same', text: '.' },
  ])
})

test('adjacent changed words are marked as one phrase', () => {
  expect(diffWords('손이 먼저 찾는 그릇', '늘 가까이 두는 그릇')).toEqual([
    { kind: 'removed', text: '손이 먼저 찾는' },
    { kind: 'added', text: '늘 가까이 두는' },
    { kind: 'same', text: ' 그릇' },
  ])
})

test('both texts can be reassembled from the parts', () => {
  const texts = [
    '',
    '온기',
    '밥그릇 🍚 하나, 국그릇 둘.\n그리고 접시',
    '밥그릇 하나, 접시 둘!\n그리고 🍚 국그릇',
    '器 は 温かい',
    ' 앞뒤 빈칸 ',
  ]
  for (const one of texts) {
    for (const other of texts) {
      expect(before(one, other)).toBe(one)
      expect(after(one, other)).toBe(other)
    }
  }
})

test('equal texts have no differences', () => {
  expect(diffWords('같은 글', '같은 글')).toEqual([{ kind: 'same', text: '같은 글' }])
})
