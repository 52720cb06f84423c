import { expect, test } from 'vitest'
import { breakLines } from './break-lines.ts'

/** Every letter is one unit wide, Hangul and Han two. */
const measure = (text: string) =>
  [...text].reduce((sum, letter) => sum + ((letter.codePointAt(0) ?? 0) > 0x2e80 ? 2 : 1), 0)
const lines = (text: string, width: number) => breakLines(text, width, measure)

test('Korean breaks at spaces only', () => {
  expect(lines('매일 손이 가는 그릇을 빚어요', 14)).toEqual(['매일 손이 가는', '그릇을 빚어요'])
})

test('only a word wider than a line is cut', () => {
  expect(lines('가 나다라마바사아 자', 8)).toEqual(['가', '나다라마', '바사아', '자'])
})

test('Japanese breaks anywhere but before a full stop and after a bracket', () => {
  expect(lines('毎日使う器を作ります。', 10)).toEqual(['毎日使う器', 'を作りま', 'す。'])
  expect(lines('器「温気」です', 4)).toEqual(['器', '「温', '気」', 'です'])
})

test('line breaks of the text stay, also empty lines', () => {
  expect(lines('하나\n\n둘', 10)).toEqual(['하나', '', '둘'])
})

test('no character is lost', () => {
  const text = '온기 Ongi는 2019년 봄, 성북동의 작은 차고에 물레 한 대를 들였어요. 毎日の器。'
  expect(lines(text, 9).join('').replace(/\s/g, '')).toBe(text.replace(/\s/g, ''))
})
