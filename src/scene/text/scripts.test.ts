import { expect, test } from 'vitest'
import { graphemesOf } from './scripts.ts'

const segmenter = new Intl.Segmenter('ko', { granularity: 'grapheme' })
const segmentsOf = (text: string) => Array.from(segmenter.segment(text), ({ segment }) => segment)

test('graphemes are those of the standard, for every letter of the first plane between others', () => {
  const wrong: string[] = []
  for (let code = 0x20; code < 0xd7ff; code++) {
    const letter = String.fromCharCode(code)
    const texts = [`가${letter}`, `${letter}가`, `a${letter}${letter}あ`]
    const isWrong = texts.some((text) => graphemesOf(text).join('|') !== segmentsOf(text).join('|'))
    if (isWrong) wrong.push(code.toString(16))
  }
  expect(wrong).toEqual([])
})

test('what belongs together is one grapheme', () => {
  expect(graphemesOf('각á👨‍👩‍👧が')).toHaveLength(4)
  expect(graphemesOf('메뉴 A')).toEqual(['메', '뉴', ' ', 'A'])
})
