import { expect, test } from 'vitest'
import { type Language, languages } from '../language/languages.ts'
import { industryGroups } from '../options/business.ts'
import { composeTaglines, type TaglineAnswers, taglineChoices } from './taglines.ts'

const none: TaglineAnswers = { name: '온기', target: null, positive: null, service: null, keyword: null }

const choices = (answers: Partial<TaglineAnswers>, language: Language = 'ko') =>
  taglineChoices({ ...none, ...answers }, language).map(({ texts }) => texts)

test('each answer adds a line, and what is sold is named where it is known', () => {
  expect(composeTaglines(none, 'ko')).toEqual([])
  expect(choices({ target: '걸어서 오는 동네 단골' })).toEqual([
    [],
    expect.arrayContaining(['걸어서 오는 동네 단골을 위한 온기', '걸어서 오는 동네 단골 곁에, 온기']),
    [],
  ])
  const all = {
    target: '혼자 사는 20~30대',
    positive: '우리만 아는 조리법',
    service: '덮밥',
    keyword: '따뜻한',
  }
  const [special, customer, character] = choices(all)
  expect(special).toContain('우리만 아는 조리법, 온기')
  expect(customer).toContain('혼자 사는 20~30대를 위한 덮밥')
  expect(character).toEqual(expect.arrayContaining(['따뜻한 덮밥, 온기', '따뜻한 하루를 만드는 온기']))
})

test('a long thing is told by its name alone, so that a keyword stands before what it describes', () => {
  const [, , character] = choices({ service: '매일 새벽에 굽는 쌀식빵', keyword: '따뜻한' })
  expect(character).toContain('따뜻한 쌀식빵, 온기')
  expect(character?.join(' ')).not.toContain('새벽')
})

test('a keyword that is a noun is not used as an adjective', () => {
  const [, , character] = choices({ service: '덮밥', keyword: '정성' })
  expect(character).toEqual(expect.arrayContaining(['정성의 덮밥, 온기', '정성을 담은 온기']))
})

test('without a keyword there is a line of the trade', () => {
  expect(choices({ industry: 'FNB_BAKERY' })[2]?.join(' ')).toContain('빵')
  expect(choices({ industry: 'FNB_WORLD' })[2]?.join(' ')).toContain('한 끼')
})

test('a brand that resells is not said to make', () => {
  expect(choices({ name: '그릇가게', service: '밥그릇', target: '이웃' }).flat().join(' ')).not.toContain(
    '빚',
  )
  expect(choices({ name: '온기공방', service: '밥그릇', target: '이웃' }).flat()).toContain(
    '이웃을 위해 밥그릇을 빚어요',
  )
})

test('a sentence stays one, and is not put into quotation marks', () => {
  expect(choices({ positive: '매일 새벽에 구워요' })[0]).toContain('매일 새벽에 구워요. 온기에서.')
})

test.each(languages)(
  'there are twelve patterns or more about each in $key, and lines of each trade',
  ({ key }) => {
    const all = { target: 'A1', positive: 'B2', service: 'C3' }
    for (const texts of choices(all, key).slice(0, 2)) expect(texts.length).toBeGreaterThanOrEqual(9)
    for (const group of industryGroups) {
      const [line] = choices({ industry: group }, key)[2] ?? []
      expect(line).toContain('온기')
    }
  },
)

test('English lines begin with a capital', () => {
  const answers = { name: 'Ongi', target: 'people who work nearby', service: 'rice bowls' }
  expect(choices(answers, 'en')[1]).toContain('Rice bowls for people who work nearby')
})

test.each(languages)('a line longer than a tagline is left out in $key', ({ key }) => {
  const answers = { ...none, target: '가'.repeat(60), positive: '맛', keyword: '맑은' }
  expect(composeTaglines(answers, key)).toHaveLength(2)
})

test('no English line has an article before an answer, nor a small letter after a full stop', () => {
  const answers = {
    name: 'Ongi',
    target: 'anyone who rides to work',
    service: 'bike repair',
    positive: 'honest work',
  }
  const lines = ['honest', 'easy', 'care'].flatMap((keyword) => choices({ ...answers, keyword }, 'en').flat())
  expect(lines.length).toBeGreaterThan(30)
  expect(lines.filter((line) => /\ba (honest|easy|care|anyone|bike)|[.?] [a-z]/.test(line))).toEqual([])
})

test('English lines of trades are whole sentences around the name', () => {
  for (const industry of industryGroups)
    for (const line of choices({ name: 'Ongi', industry }, 'en')[2] ?? [])
      expect(line).toMatch(/^[A-Z][^.?]+[.?] (?:[A-Z][^.]+\. )?Ongi\.$/)
})
