import { expect, test } from 'vitest'
import { languages } from '../language/languages.ts'
import { composeTaglines, type TaglineAnswers } from './taglines.ts'

const none: TaglineAnswers = { name: '온기', target: null, positive: null, service: null, keyword: null }

test('each answer adds a line, and what is sold is named where it is known', () => {
  expect(composeTaglines(none, 'ko')).toEqual([])
  expect(composeTaglines({ ...none, target: '걸어서 오는 동네 단골' }, 'ko')).toEqual([
    '걸어서 오는 동네 단골을 위한 온기',
  ])
  const all = { ...none, target: '혼자 사는 20~30대', positive: '우리만 아는 조리법', service: '덮밥' }
  expect(composeTaglines({ ...all, keyword: '따뜻한' }, 'ko')).toEqual([
    '우리만 아는 조리법, 온기',
    '혼자 사는 20~30대를 위한 덮밥',
    '따뜻한 덮밥, 온기',
  ])
})

test('English lines begin with a capital', () => {
  const answers = { ...none, name: 'Ongi', target: 'people who work nearby', service: 'rice bowls' }
  expect(composeTaglines(answers, 'en')).toEqual(['Rice bowls for people who work nearby'])
})

test.each(languages)('a line longer than a tagline is left out in $key', ({ key }) => {
  const answers = { ...none, target: '가'.repeat(60), positive: '맛', keyword: '맑은' }
  expect(composeTaglines(answers, key)).toHaveLength(2)
})
