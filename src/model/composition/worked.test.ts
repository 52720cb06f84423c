import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import type { Voice } from '../hangul/conjugate.ts'
import type { CoreAnswers, Draft } from './answers.ts'
import { suggestKeywords } from './keywords.ts'
import { nothing, ongi } from './ongi.fixture.ts'
import { composePurpose } from './purpose.ts'
import { composeStory } from './story.ts'
import { composeValues } from './values.ts'
import { composeVision } from './vision.ts'
import { writtenLanguages } from './written-languages.ts'

const ko = wordsOf('ko')
const en = wordsOf('en')
const bg = ongi.ko.background
const enBg = ongi.en.background

test('the Korean story in the three voices', () => {
  const told = (voice?: Voice) => variantsOf(composeStory({ ...ongi.ko, ...(voice && { voice }) }, 'ko', ko))
  expect(told()).toContain(
    `${bg} 그래서 온기는 손으로 빚어 매일 쓰기 편한 그릇을 선보여요. 닷새를 천천히 말려 두 번 굽고 하나씩 손에 들어 보는 방식으로 일해요. 온기가 꿈꾸는 것은 누구나 하루 한 끼는 따뜻하게 차려 먹는 일상이에요.`,
  )
  expect(told('FORMAL')).toContain(
    `${bg} 그래서 온기는 손으로 빚어 매일 쓰기 편한 그릇을 선보입니다. 닷새를 천천히 말려 두 번 굽고 하나씩 손에 들어 보는 방식으로 일합니다. 온기가 꿈꾸는 것은 누구나 하루 한 끼는 따뜻하게 차려 먹는 일상입니다.`,
  )
  expect(told('PLAIN')).toContain(
    `${bg} 그래서 온기는 손으로 빚어 매일 쓰기 편한 그릇을 선보인다. 닷새를 천천히 말려 두 번 굽고 하나씩 손에 들어 보는 방식으로 일한다. 온기가 꿈꾸는 것은 누구나 하루 한 끼는 따뜻하게 차려 먹는 일상이다.`,
  )
})

test('the English story', () => {
  expect(variantsOf(composeStory(ongi.en, 'en', en))).toEqual(
    expect.arrayContaining([
      `${enBg} Today, Ongi offers handmade tableware that is easy to use every day. We work by drying each piece slowly for five days, firing it twice and weighing it in our hands. What we hope for is one warm, well-set meal in everyone's day.`,
      `Ongi is here for one thing: handmade tableware that is easy to use every day. It began like this. ${enBg} To stay true to that start, we work by drying each piece slowly for five days, firing it twice and weighing it in our hands. Step by step, we are getting closer to one warm, well-set meal in everyone's day.`,
    ]),
  )
})

test('the Korean purpose names what is made by its own verb', () => {
  expect(variantsOf(composePurpose(ongi.ko, 'ko', ko))).toContain(
    '혼자서도 잘 차려 먹고 싶은 사람을 위해 온기가 있어요. 세트로 산 그릇이 혼자 쓰기에 크고 무거운 불편을 덜어 드리려고 밥그릇, 국그릇과 둥근 접시를 빚어요. 우리가 바라는 것은 누구나 하루 한 끼는 따뜻하게 차려 먹는 일상이에요.',
  )
})

test('the Korean vision', () => {
  expect(variantsOf(composeVision(ongi.ko, 'ko', ko))).toContain(
    '10년을 넘길 무렵, 온기는 전국의 1인 가구와 작은 식당으로 걸음을 넓혀 매일 쓰는 그릇 하면 가장 먼저 떠오르는 공방이 되고 싶어요. 10~29명이 함께하는 소기업으로 자라 혼자 먹는 한 끼도 정성껏 차리는 세상을 만들어 갈게요.',
  )
  expect(variantsOf(composeVision({ ...ongi.ko, voice: 'FORMAL' }, 'ko', ko)).join(' ')).toMatch(
    /만들어 가겠습니다\./,
  )
})

test('the Korean values tell problem and answer of the first alone', () => {
  expect(variantsOf(composeValues(ongi.ko, 'ko', ko))).toContainEqual([
    '정직은 과정과 재료를 있는 그대로 보여 주는 것이에요. 그래서 누가 어떻게 만들었는지 알 수 없는 그릇 대신 재료와 만든 사람을 알고 고르는 그릇을 건네요.',
    '기다림은 시간이 필요한 일에 시간을 아끼지 않는 것이에요.',
  ])
})

test('two brands with the same answers begin with different drafts', () => {
  const first = (brandName: string) =>
    variantsOf(composePurpose({ ...ongi.ko, brandName }, 'ko', ko))[0]?.replaceAll(brandName, '')
  expect(new Set(['온기', '모락', '느린밤', '한바퀴', '달빛', '소담'].map(first)).size).toBeGreaterThan(2)
})

test('the keywords suggested by the Korean answers', () => {
  expect(suggestKeywords(ongi.ko, { ko: ko.coreValueCues })).toEqual([
    { key: 'HONESTY', score: 3 },
    { key: 'COMFORT', score: 2 },
    { key: 'PATIENCE', score: 1 },
    { key: 'CRAFT', score: 1 },
  ])
})

test('the keywords suggested by Korean answers are the same on an English page', () => {
  const spoken = writtenLanguages(ongi.ko, 'en')
  expect(spoken).toEqual(['en', 'ko'])
  const cues = Object.fromEntries(spoken.map((language) => [language, wordsOf(language).coreValueCues]))
  expect(suggestKeywords(ongi.ko, cues).map(({ key }) => key)).toEqual([
    'HONESTY',
    'COMFORT',
    'PATIENCE',
    'CRAFT',
  ])
})

test('answers in Chinese characters may be Japanese or Chinese; keys of options are no English', () => {
  expect(writtenLanguages({ ...nothing, what: '毎日使う器', companySize: 'MICRO' }, 'ko')).toEqual([
    'ko',
    'ja',
    'zh-CN',
    'zh-TW',
  ])
})

test('a story without a way of working, of a sentence and a phrase in reverse order', () => {
  const answers: CoreAnswers = {
    ...nothing,
    brandName: '공방24',
    background: '할머니의 사발',
    what: '매일 쓰는 그릇을 빚어요',
    achieve: ongi.ko.achieve,
  }
  expect(variantsOf(composeStory(answers, 'ko', ko))).toContain(
    '공방24의 이야기는 할머니의 사발에서 시작됐어요. 그래서 매일 쓰는 그릇을 빚어요. 공방24가 꿈꾸는 것은 누구나 하루 한 끼는 따뜻하게 차려 먹는 일상이에요.',
  )
})

test('a story with nothing but what and how', () => {
  const answers = { ...nothing, brandName: 'Saegim', what: ongi.ko.what }
  expect(variantsOf(composeStory({ ...answers, how: '국산 흙과 두 번 굽기' }, 'ko', ko))).toContain(
    'Saegim은 손으로 빚어 매일 쓰기 편한 그릇을 선보여요. 지키는 방식은 국산 흙과 두 번 굽기예요.',
  )
  expect(variantsOf(composeStory({ ...answers, how: '하나씩 빚어서' }, 'ko', ko))).toContain(
    'Saegim은 손으로 빚어 매일 쓰기 편한 그릇을 선보여요. 하나씩 빚어서 준비해요.',
  )
})

test('answers that are sentences stay sentences, without quotation marks', () => {
  const answers = {
    ...ongi.ko,
    target: '혼자 사는 직장인이에요',
    discomfort: '세트에는 혼자 쓸 그릇이 없어요.',
  }
  for (const text of variantsOf(composePurpose(answers, 'ko', ko))) {
    expect(text).toMatch(/^세트에는 혼자 쓸 그릇이 없어요\. /)
    expect(text).not.toMatch(/[“”]/)
  }
})

test('a draft begins with the answers that are there, and says which one it needs', () => {
  const draft = composePurpose({ ...nothing, brandName: '온기', target: ongi.ko.target }, 'ko', ko)
  expect(draft).toMatchObject({ ok: false, needs: [['service', 'achieve']] })
  expect(draft).toMatchObject({
    beginnings: expect.arrayContaining(['혼자서도 잘 차려 먹고 싶은 사람을 위해 온기가 있어요.']),
  })
  const scope = { ...nothing, brandName: 'Ongi', businessScope: ongi.en.businessScope }
  expect(composeVision(scope, 'en', en)).toMatchObject({ ok: false, needs: [['aspiration', 'ideal']] })
})

function variantsOf<Text>(draft: Draft<Text>): Text[] {
  if (!draft.ok) throw new Error(`needs ${JSON.stringify(draft.needs)}`)
  return draft.variants
}

function wordsOf(language: string) {
  const read = (name: string) => JSON.parse(readFileSync(`locales/${language}/${name}.json`, 'utf8'))
  return { ...read('options'), ...read('drafts'), ...read('drafts-patterns') }
}
