import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import type { Language } from '../language/languages.ts'
import { composeFirstPersona, type PersonaCues, type TargetAnswers } from './first-persona.ts'
import { type CharacterAnswers, composeIndividuality } from './individuality.ts'
import { nothing } from './ongi.fixture.ts'
import { composePositioning, type PositionAnswers } from './positioning.ts'
import type { StrategyWords } from './strategy-words.ts'
import { writtenLanguages } from './written-languages.ts'

const all: Language[] = ['ko', 'en', 'ja', 'zh-CN', 'zh-TW']
const strategyStep = 'strategy/positioning/position/strategy'

test.each(all)('the statement of the example brand in %s equals the one in the workbook', (language) => {
  const { examples, placeholders } = read(language, 'workbook-strategy').steps[strategyStep]
  const answer = (name: string) =>
    placeholders[`positioning.${name}`].replace(/^(예: |e\.g\. |例：|例如：)/, '') as string
  expect(
    composePositioning(
      {
        brandName: null,
        brand: answer('brandName'),
        target: answer('target'),
        service: answer('service'),
        competitor: answer('competitor'),
        benefit: answer('benefit'),
      },
      language,
      wordsOf(language),
    ),
  ).toBe(examples[0])
})

test('a statement grows with its answers', () => {
  const ko = (some: Partial<PositionAnswers>) =>
    composePositioning({ ...blank, ...some }, 'ko', wordsOf('ko'))
  expect(ko({})).toBe('')
  expect(ko({ competitor: '대량 생산 식기' })).toBe('')
  expect(ko({ service: '매일 쓰는 그릇' })).toBe('우리는 매일 쓰는 그릇을 준비해요.')
  expect(ko({ target: '혼자 사는 사람', brand: '온기' })).toBe('온기는 혼자 사는 사람을 위해 있어요.')
  expect(ko({ service: '국밥', benefit: '다시 살 수 있는 한 점', brandName: '공방24' })).toBe(
    '공방24는 국밥을 끓여요. 우리는 다시 살 수 있는 한 점을 약속해요.',
  )
  expect(ko({ service: '국밥', competitor: '편의점', benefit: '따뜻한 한 끼' })).toBe(
    '우리는 국밥을 끓여요. 편의점과 달리 따뜻한 한 끼를 약속해요.',
  )
  expect(ko({ service: '검진, 스케일링', brandName: '봄날치과' })).toBe('봄날치과는 검진, 스케일링을 해요.')
  expect(composePositioning({ ...blank, benefit: 'a lasting bowl' }, 'en', wordsOf('en'))).toBe(
    'We promise a lasting bowl.',
  )
})

test('describes a brand as a person from five keywords and four scales', () => {
  expect(composeIndividuality(ongi, 'ko', wordsOf('ko'))).toBe(
    '온기는 ‘따뜻한’, ‘정직한’, ‘담백한’, ‘손길이 느껴지는’, ‘오래가는’이라는 말이 어울리는 사람이에요. 차분하게, 친구처럼 편하게 손님을 맞이해요. 지켜 온 것을 소중히 여기고, 마음과 이야기로 말을 건네요.',
  )
  const en = { ...ongi, brand: 'Ongi', keywords: ['warm', 'honest', 'plain', 'hand-touched', 'lasting'] }
  expect(composeIndividuality(en, 'en', wordsOf('en'))).toBe(
    'If Ongi were a person, people would call them warm, honest, plain, hand-touched and lasting. They would greet customers calmly, like a friend. They would hold on to what has lasted and speak through feelings and stories.',
  )
})

test('with only some answers the description covers what is known', () => {
  const untouched = {
    ...ongi,
    keywords: [],
    balancePersonality: null,
    balanceAttitude: 50,
    balanceValue: 45,
    balanceEmotion: null,
  }
  const ko = (some: Partial<CharacterAnswers>) =>
    composeIndividuality({ ...untouched, ...some }, 'ko', wordsOf('ko'))
  expect(ko({})).toBe('')
  expect(ko({ keywords: ['빠른', null] })).toBe('온기는 ‘빠른’이라는 말이 어울리는 사람이에요.')
  expect(ko({ balancePersonality: 90 })).toBe(
    '온기를 한 사람으로 떠올려 보면 이래요. 활기차게 손님을 맞이해요.',
  )
  expect(ko({ balanceValue: 80, keywords: ['온기', '쉼표'] })).toBe(
    '온기는 ‘온기’, ‘쉼표’라는 말이 어울리는 사람이에요. 새로운 것을 먼저 시도해요.',
  )
})

test('every language describes the same person', () => {
  for (const language of all) {
    const text = composeIndividuality(ongi, language, wordsOf(language))
    expect(text, language).not.toMatch(/[{}[\]‹›|]/)
    expect(text.match(/[.。]/g), language).toHaveLength(3)
  }
})

test('the first persona is drafted from the target of the core', () => {
  expect(composeFirstPersona(core, 'ko', wordsOf('ko'), cuesIn('ko'))).toEqual({
    name: '하늘',
    gender: null,
    age: null,
    familyRole: 'SOLO',
    goal: '혼자서도 잘 차려 먹고 싶은 사람이에요. 누구나 하루 한 끼는 따뜻하게 차려 먹는 일상을 바라요.',
    discomfort: '세트로 산 그릇이 혼자 쓰기에 크고 무거운 불편',
    needs: '',
  })
  const english = {
    target: 'people who want to eat well even alone',
    discomfort: null,
    achieve: null,
    positive: 'tableware that tells you what is in the clay and who made it',
    taken: ['Alex'],
  }
  expect(composeFirstPersona(english, 'en', wordsOf('en'), cuesIn('en'))).toEqual({
    name: 'Robin',
    gender: null,
    age: null,
    familyRole: 'SOLO',
    goal: '',
    discomfort: '',
    needs: 'tableware that tells you what is in the clay and who made it',
  })
})

test('the goal of the first persona stays empty until the core has an answer for it', () => {
  for (const language of all) {
    const found = composeFirstPersona(
      { ...core, achieve: null },
      language,
      wordsOf(language),
      cuesIn(language),
    )
    expect(found?.goal, language).toBe('')
  }
})

test('a target gives age, gender and family role; without a target there is no persona', () => {
  const hints = (target: string, language: Language = 'ko') => {
    const found = composeFirstPersona({ ...core, target }, language, wordsOf(language), cuesIn(language))
    return found && [found.gender, found.age, found.familyRole]
  }
  expect(hints(' ')).toBeNull()
  expect(hints('일하는 30대 엄마')).toEqual([null, 'AGE_30_34', 'MOTHER'])
  expect(hints('반려견과 사는 20대 여성')).toEqual(['FEMALE', 'AGE_20_24', 'PET_OWNER'])
  expect(hints('single mothers in their forties', 'en')).toEqual([null, 'AGE_40_44', 'SINGLE_PARENT'])
  expect(hints('一人暮らしの20代男性', 'ja')).toEqual(['MALE', 'AGE_20_24', 'SOLO'])
  expect(hints('三十多岁的妈妈', 'zh-CN')).toEqual([null, 'AGE_30_34', 'MOTHER'])
  expect(hints('有毛小孩的大學生', 'zh-TW')).toEqual([null, 'AGE_20_24', 'PET_OWNER'])
})

test('a target hints at the persona in the language in which it is written, whatever that of the page is', () => {
  const hints = (target: string, page: Language) => {
    const written = writtenLanguages({ ...nothing, target }, page)
    const found = composeFirstPersona({ ...core, target }, page, wordsOf(page), cuesIn(...written))
    return found && [found.gender, found.age, found.familyRole]
  }
  expect(hints('일하는 30대 엄마', 'en')).toEqual([null, 'AGE_30_34', 'MOTHER'])
  expect(hints('single mothers in their forties', 'ko')).toEqual([null, 'AGE_40_44', 'SINGLE_PARENT'])
  expect(hints('一人暮らしの20代男性', 'en')).toEqual(['MALE', 'AGE_20_24', 'SOLO'])
  expect(hints('有毛小孩的大學生', 'ko')).toEqual([null, 'AGE_20_24', 'PET_OWNER'])
})

const blank: PositionAnswers = {
  brandName: null,
  brand: null,
  target: null,
  service: null,
  competitor: null,
  benefit: null,
}

const ongi: CharacterAnswers = {
  brandName: null,
  brand: '온기',
  keywords: ['따뜻한', '정직한', '담백한', '손길이 느껴지는', '오래가는'],
  balancePersonality: 20,
  balanceAttitude: 60,
  balanceValue: 35,
  balanceEmotion: 70,
}

const core: TargetAnswers = {
  target: '혼자서도 잘 차려 먹고 싶은 사람',
  discomfort: '세트로 산 그릇이 혼자 쓰기에 크고 무거운 불편',
  achieve: '누구나 하루 한 끼는 따뜻하게 차려 먹는 일상',
  positive: null,
  taken: [],
}

function wordsOf(language: Language): StrategyWords {
  return read(language, 'drafts-strategy')
}

function cuesIn(...written: readonly Language[]): PersonaCues {
  return Object.fromEntries(written.map((language) => [language, wordsOf(language)]))
}

function read(language: Language, name: string) {
  return JSON.parse(readFileSync(`locales/${language}/${name}.json`, 'utf8'))
}
