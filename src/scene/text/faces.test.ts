import { expect, test } from 'vitest'
import { chooseFaces } from './faces.ts'
import type { FontBook } from './font-book.ts'
import { rulerOf } from './ruler.ts'
import { isCjk, isHangul, isKana } from './scripts.ts'

const latin = [{ family: 'lora', weight: 400 }]
const korean = [
  { family: 'gowun-batang', weight: 400 },
  { family: 'gowun-batang', weight: 700 },
]

/** Lora has Latin, Gowun Batang Hangul and kana, Pretendard Hangul and Latin, Noto Han and kana. */
const fonts: FontBook = {
  measure: () => 0,
  has: ({ family }, letter) => {
    if (letter === '☂') return false
    if (family === 'lora') return /[\p{Script=Latin}\d]/u.test(letter)
    if (family === 'gowun-batang') return isHangul(letter) || isKana(letter) || /[a-z]/i.test(letter)
    return family === 'pretendard' ? !isCjk(letter) : isCjk(letter)
  },
}

function familiesOf(text: string, language: 'ja' | 'zh-CN' | 'zh-TW' = 'zh-TW'): string[] {
  const face = chooseFaces([latin, korean], { weight: 600, text, language, ruler: rulerOf(fonts) })
  return [...text].map((letter) => face(letter).family)
}

test('each letter takes the first family of the chain that has it', () => {
  expect(familiesOf('9원')).toEqual(['lora', 'gowun-batang'])
})

test('what no family of the chain has comes from Pretendard', () => {
  expect(familiesOf('가→')).toEqual(['gowun-batang', 'pretendard'])
})

test('Han comes from the Noto of its language: of kana beside it, of Hangul beside it, of the reader', () => {
  expect(familiesOf('器')).toEqual(['noto-sans-tc'])
  expect(familiesOf('器', 'zh-CN')).toEqual(['noto-sans-sc'])
  expect(familiesOf('器가', 'zh-CN')[0]).toBe('noto-sans-tc')
  expect(familiesOf('器の', 'zh-CN')[0]).toBe('noto-sans-jp')
})

test('Han and kana of one text are in one family, also where another has the kana', () => {
  expect(familiesOf('のか')).toEqual(['gowun-batang', 'gowun-batang'])
  expect(familiesOf('器の')).toEqual(['noto-sans-jp', 'noto-sans-jp'])
})

test('a letter that no font has takes the first family', () => {
  expect(familiesOf('☂')).toEqual(['lora'])
})

test('of a family of the model the nearest of all its weights is taken, whichever the brand chose', () => {
  const chosen = [{ family: 'gowun-batang', weight: 700 }]
  const weightAt = (weight: number) =>
    chooseFaces([chosen], { weight, text: '가', language: 'ja', ruler: rulerOf(fonts) })('가').weight
  expect([weightAt(300), weightAt(600)]).toEqual([400, 700])
})

test('of a font file the nearest of the weights that are there is taken', () => {
  const files = [300, 900].map((weight) => ({ family: 'file:7', weight }))
  const face = chooseFaces([files], { weight: 500, text: '字', language: 'ja', ruler: rulerOf(fonts) })
  expect(face('字')).toEqual({ family: 'file:7', weight: 300 })
})
