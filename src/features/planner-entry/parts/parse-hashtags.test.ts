import { expect, test } from 'vitest'
import { plannerLimits } from '#model/documents/planner.ts'
import { parseHashtags, withHashtags } from './parse-hashtags.ts'

test.each([
  ['#모락빵집 #동지단팥빵', ['모락빵집', '동지단팥빵']],
  ['모락빵집,동지단팥빵、모락빵집', ['모락빵집', '동지단팥빵']],
  ['#모락#빵집', ['모락', '빵집']],
  [' # ', []],
])('hashtags are read between spaces, commas and signs, each once: %s', (typed, tags) => {
  expect(parseHashtags(typed)).toEqual(tags)
})

test('a decomposed syllable is composed, and a long hashtag is cut', () => {
  expect(parseHashtags('모락'.normalize('NFD'))).toEqual(['모락'])
  expect(parseHashtags('가'.repeat(80))[0]).toHaveLength(plannerLimits.hashtag)
})

test('an entry takes no more than its limit, and none twice', () => {
  const many = Array.from({ length: 40 }, (_, index) => `빵${index}`)
  expect(withHashtags(['빵1'], many)).toHaveLength(plannerLimits.hashtags)
  expect(withHashtags(null, ['빵', '빵'])).toEqual(['빵'])
})
