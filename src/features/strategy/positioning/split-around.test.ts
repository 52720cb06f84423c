import { expect, test } from 'vitest'
import { splitAround } from './split-around.ts'

const cut = (sentence: string, ...answers: string[]) =>
  splitAround(sentence, answers).map(({ text, isAnswer }) => (isAnswer ? `[${text}]` : text))

test('highlights answers where they occur', () => {
  expect(cut('혼자 먹는 사람을 위해 그릇을 만들어요.', '그릇', '혼자 먹는 사람')).toEqual([
    '[혼자 먹는 사람]',
    '을 위해 ',
    '[그릇]',
    '을 만들어요.',
  ])
})

test('the longer of two that start at the same index wins, and no text is lost', () => {
  expect(cut('그릇장 그릇', '그릇', '그릇장')).toEqual(['[그릇장]', ' ', '[그릇]'])
  expect(cut('아무것도 없어요', '', '다른 말')).toEqual(['아무것도 없어요'])
  expect(cut('', '그릇')).toEqual([])
})
