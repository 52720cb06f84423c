import { expect, test } from 'vitest'
import { createRandom, runsOr, seed } from '../../../tests/support/random.ts'
import { computeProgress } from '../workbook/sections.ts'
import { isAnswerText } from './answer-text.ts'
import { pick } from './arbitrary.ts'
import { toPlainText } from './plain-text.ts'
import { isAnswer } from './value.ts'

const runs = runsOr(500)
const jamo = [...'ㅇㅋㅎㅏㅠㄳ', '\u110B', '\u1161', '\uFFB7']
const filler = [...' \n\t.,!?…~-·"()', '\u0000', '\u200B', '\uD800']
const spoken = [...'빵온器茶あカéXaQ7', '🍚', 'Ongi', '할머니의 사발']

test.each([
  '빵',
  '茶',
  '차',
  'あ',
  'X',
  'AA',
  'AAA',
  'LG',
  '7',
  '88',
  '냠냠',
  '하하하',
  '🍚',
  'ㅇㅇ제과',
  '네!',
  'no',
  '#FFFFFF',
])('%s is an answer', (text) => expect(isAnswer(text)).toBe(true))

test.each([
  '',
  ' ',
  'ㅇ',
  'ㅇㅇ',
  'ㅋㅋㅋㅋ',
  'ㅁㄴㅇㄹ',
  'ㅎ ㅎ',
  'ㅠㅠ...',
  'aaa',
  'AaAa',
  'ㅏ',
  '.',
  '...',
  '-',
  '?!',
  '★',
])('%j is no answer', (text) => expect(isAnswer(text)).toBe(false))

test('unfinished Korean in every field of a section finishes nothing', () => {
  const progress = (text: string) =>
    computeProgress({ 'core.target': text, 'core.discomfort': text, 'core.purposeManifesto': text })
  expect(progress('ㅇ').brandCorePurpose).toBe(0)
  expect(progress('빵').brandCorePurpose).toBe(100)
})

test(`jamo and punctuation alone never are an answer, a word among them always is (seed ${seed})`, () => {
  const random = createRandom(seed)
  for (let run = 0; run < runs; run++) {
    const length = Math.floor(random() * 6)
    const pieces = Array.from({ length }, () => pick(random, random() < 0.5 ? jamo : filler))
    // A space between: conjoining jamo would form a syllable.
    const empty = pieces.join(' ')
    expect(isAnswerText(empty), JSON.stringify(empty)).toBe(false)
    const at = Math.floor(random() * (length + 1))
    const said = [...pieces.slice(0, at), pick(random, spoken), ...pieces.slice(at)].join(' ')
    expect(isAnswerText(said), JSON.stringify(said)).toBe(true)
  }
})

test(`the rule is the same for a text as REST stores it, and however it is composed (seed ${seed})`, () => {
  const random = createRandom(seed)
  for (let run = 0; run < runs; run++) {
    const length = Math.floor(random() * 6)
    const text = Array.from({ length }, () => pick(random, [...jamo, ...filler, ...spoken])).join('')
    const here = isAnswerText(text)
    for (const there of [toPlainText(text, 2000), text.normalize('NFD'), text.normalize('NFC'), ` ${text}\n`])
      expect(isAnswerText(there), JSON.stringify([text, there])).toBe(here)
  }
})
