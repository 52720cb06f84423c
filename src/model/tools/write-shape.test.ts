import { expect, test } from 'vitest'
import { phrasebooks } from '../composition/phrasebook.ts'
import { writeShape } from './write-shape.ts'

const { ko } = phrasebooks
const shape = [
  [['{P:이} 왔어요.', '새로 {P:을} 냈어요.', '|새것이 왔어요.']],
  [],
  [['{C:로} 물어봐 주세요.']],
]

test('a turn takes the next form of each sentence, and comes back to the first', () => {
  const texts = [0, 1, 2].map((turn) => writeShape(shape, { P: '식빵' }, turn, ko))
  expect(texts).toEqual(['식빵이 왔어요.', '새로 식빵을 냈어요.', '식빵이 왔어요.'])
})

test('a form after a bar is taken only where no other one can be filled', () => {
  expect([0, 1, 2].map((turn) => writeShape(shape, {}, turn, ko))).toEqual(Array(3).fill('새것이 왔어요.'))
})

test('paragraphs stand under each other, and an empty line goes with what is missing below it', () => {
  expect(writeShape(shape, { P: '식빵', C: '02-1' }, 0, ko)).toBe('식빵이 왔어요.\n\n02-1로 물어봐 주세요.')
})
