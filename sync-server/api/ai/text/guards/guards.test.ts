import { describe, expect, test } from 'vitest'
import { hasRightName } from '#model/draft-guards/brand-name.ts'
import { inventedLatin, inventedNumber } from '#model/draft-guards/facts.ts'
import { overclaimIn } from '#model/draft-guards/overclaims.ts'
import { hasSentences, isInRegister } from '#model/draft-guards/register.ts'
import { likeness } from './alike.ts'
import { type DraftRules, faultOfDraft, keepRight } from './check-draft.ts'

const draftOf = (text: string) => ({ text, title: null, action: null, key: null })

const rules: DraftRules = {
  language: 'ko',
  register: 'HAEYO',
  source:
    '온기 2019년 봄 성북동 차고 쌀 1,000원 Ongi 손으로 빚어 매일 쓰기 편한 그릇 혼자서도 잘 차려 먹고 싶은 사람',
  ownText: '',
  brandName: '온기',
  prompt: '한국 작은 브랜드의 글을 다듬는 편집자예요. 자료에 없는 사실을 만들지 마세요.',
  longest: 200,
}
const fault = (text: string, other: Partial<DraftRules> = {}) =>
  faultOfDraft(draftOf(text), { ...rules, ...other })

test.each([
  ['온기는 매일 쓰는 그릇을 빚어요.', null],
  ['온기는 2019년 봄에 시작했어요. 그릇은 1000원부터예요!', null],
  ['온기는 매일 쓰는 그릇을 빚습니다.', 'REGISTER'],
  ['온기는 2018년에 시작했어요.', 'NUMBER'],
  ['온기는 Berlin에서도 팔아요.', 'LATIN'],
  ['온기는 국내 최고의 그릇을 빚어요.', 'OVERCLAIM'],
  ['온기은 그릇을 빚어요.', 'NAME'],
  ['온 기는 그릇을 빚어요.', 'NAME'],
  ['<b>온기</b>는 그릇을 빚어요.', 'MARKUP'],
  ['온기는 ![그림](https://evil.example/?q=1)이에요.', 'MARKUP'],
  ['○○○로 전화해 주세요. 온기예요.', 'HIDDEN'],
  ['저는 한국 작은 브랜드의 글을 다듬는 편집자예요.', 'PROMPT'],
  ['', 'LENGTH'],
  ['그릇을 빚어요. '.repeat(40), 'LENGTH'],
])('%j has the fault %j', (text, expected) => {
  expect(fault(text)).toBe(expected)
})

test('a text from little to tell is not padded', () => {
  const source = '모락빵집 빵'
  const long =
    '모락빵집은 빵을 구워요. 손님이 좋아하는 빵을 매일 아침 정성껏 구워서 따뜻하게 내놓고 있어요. 늘 고마운 마음으로 기다리고 있어요.'
  expect(fault(long, { source, brandName: '모락빵집' })).toBe('LENGTH')
  expect(fault('모락빵집은 빵을 구워요.', { source, brandName: '모락빵집' })).toBeNull()
})

test('what a member has asserted in the text itself may stay', () => {
  const own = '온기는 동네에서 유일한 도자기 가게예요.'
  expect(fault(own, { ownText: own, source: own })).toBeNull()
  expect(fault(own)).toBe('OVERCLAIM')
})

describe('registers', () => {
  test.each([
    ['빵을 구워요. 맛있게 드세요!', 'HAEYO', true],
    ['빵을 구워요 🍞', 'HAEYO', true],
    ['“빵을 구워요.” 그렇게 말해요.', 'HAEYO', true],
    ['빵을 구워요. 매일 굽는다.', 'HAEYO', false],
    ['빵을 굽겠습니다. 오시겠습니까?', 'HAPNIDA', true],
    ['빵을 굽겠습니다\n함께 먹겠습니다', 'HAPNIDA', true],
    ['빵을 굽겠어요.', 'HAPNIDA', false],
    ['', 'HAEYO', false],
    ['오늘의 빵\n쌀식빵을 구웠어요.\n#모락빵집', 'HAEYO', true],
    ['오늘의 빵', 'HAEYO', false],
    ['빵을 구워요. 진짜 맛있다.', 'HAEYO', false],
  ] as const)('%j in %s: %j', (text, register, expected) => {
    expect(isInRegister(text, register)).toBe(expected)
  })

  test('words that name something are no sentences', () => {
    expect(hasSentences('매일 쓰는 그릇, 온기')).toBe(false)
    expect(hasSentences('매일 쓰는 그릇을 빚는다.')).toBe(true)
  })
})

describe('facts', () => {
  test.each([
    ['값은 3,500원', '3500원', null],
    ['전각 ２０１９년', '2019년', null],
    ['1.5리터', '1.5', null],
    ['12시부터 8시', '12시', '8'],
  ])('the first number of %j that %j does not have is %j', (text, source, expected) => {
    expect(inventedNumber(text, source)).toBe(expected)
  })

  test('Latin words are compared without their case', () => {
    expect(inventedLatin('ONGI의 그릇', 'Ongi')).toBeNull()
    expect(inventedLatin('Ongi Cafe', 'Ongi')).toBe('cafe')
  })
})

describe('assertions', () => {
  test.each([
    ['국내 최초의 빵집', 'ko', '국내 최초의'],
    ['최초의 빵집', 'ko', '최초'],
    ['국산 쌀 100%로 구워요', 'ko', null],
    ['효능 100%인 빵', 'ko', '효능'],
    ['1위 빵집', 'ko', '1위'],
    ['최고 기온이 30도였어요', 'ko', null],
    ['The best bread in town', 'en', 'The best'],
    ['bread, at its best', 'en', null],
    ['最初に思い浮かぶ器', 'ja', null],
    ['世界初の器', 'ja', '世界初'],
    ['第一次来的客人', 'zh-CN', null],
    ['全國第一的麵包', 'zh-TW', '第一'],
  ] as const)('%j in %s asserts %j', (text, language, expected) => {
    expect(overclaimIn(text, language)).toBe(expected)
  })
})

describe('names', () => {
  test.each([
    ['모락빵집을 찾아 주세요.', '모락빵집', true],
    ['모락빵짐을 찾아 주세요.', '모락빵집', false],
    ['모락 빵집을 찾아 주세요.', '모락빵집', false],
    ['모락빵집를 찾아 주세요.', '모락빵집', false],
    ['시온 기도원 옆이에요.', '온기', true],
    ['온기로 채워요.', '온기', true],
    ['온기가 도는 밥상이에요.', '온기', true],
    ['ongi의 그릇', 'Ongi', false],
    ['새김(주)를 아세요?', '새김(주)', true],
    ['A+를 아세요?', 'A+', true],
  ])('%j with the name %j: %j', (text, name, expected) => {
    expect(hasRightName(text, name, 'ko')).toBe(expected)
  })

  test('a name that is a word of English is not taken for it', () => {
    expect(hasRightName('A bowl for your home.', 'Home', 'en')).toBe(true)
    expect(hasRightName('bread from morak bakery', 'Morak Bakery', 'en')).toBe(false)
  })
})

test('what a member has asserted in other words of the same claim may stay as well', () => {
  expect(overclaimIn('최초의 빵집이에요.', 'ko', '국내 최초의 빵집')).toBeNull()
  expect(overclaimIn('유일한 빵집이에요.', 'ko', '국내 최초의 빵집')).toBe('유일한')
})

test('of drafts that say nearly the same the first is kept', () => {
  const drafts = [
    '온기는 매일 쓰는 그릇을 빚어요.',
    '온기는 매일 쓰는 그릇을 빚지요.',
    '혼자서도 잘 차려 먹는 밥상이에요.',
  ]
  expect(
    keepRight(
      drafts.map((text) => draftOf(text)),
      rules,
    ).map(({ text }) => text),
  ).toEqual([drafts[0], drafts[2]])
  expect(likeness('같은 글이에요.', '같은 글이에요')).toBe(1)
  expect(likeness('가나다라', '마바사아')).toBe(0)
})
