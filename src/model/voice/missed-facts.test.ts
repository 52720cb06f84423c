import { expect, test } from 'vitest'
import { missedFacts } from './missed-facts.ts'

const what = { name: 'what', text: '손으로 빚어 매일 쓰기 편한 그릇' }
const how = { name: 'how', text: '국산 흙으로 하나씩 빚어요' }
const missed = (text: string) => missedFacts(text, [what, how]).map(({ name }) => name)

test('a fact whose words are in the text is said, whatever their particles', () => {
  expect(missed('매일 쓰는 그릇을 손수 빚어 구워요. 편한 모양이에요.')).toEqual(['how'])
  expect(missed('국산 흙을 하나씩 골라요.')).toEqual(['what'])
})

test('a text without them misses all, and an empty fact is none', () => {
  expect(missed('할머니의 부엌에서 시작했어요.')).toEqual(['what', 'how'])
  expect(missedFacts('글', [{ text: '' }, { text: '!' }])).toEqual([])
})

test.each([
  ['We bake bread with rice every morning.', 'bread baked with rice', 'hand-made bowls'],
  ['毎朝お米でパンを焼きます。', '毎朝焼くお米のパン', '手作りの器'],
  ['我们每天早上用大米烤面包。', '大米面包', '手工陶碗'],
])('%s says one fact and not the other', (text, said, unsaid) => {
  expect(missedFacts(text, [{ text: said }, { text: unsaid }])).toEqual([{ text: unsaid }])
})
