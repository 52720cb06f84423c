import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
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

test('the Korean story', () => {
  expect(variantsOf(composeStory(ongi.ko, 'ko', ko))).toEqual([
    `${bg} 그래서 온기는 손으로 빚어 매일 쓰기 편한 그릇을 선보여요. 닷새를 천천히 말려 두 번 굽고 하나씩 손에 들어 보는 방식으로 일해요. 온기가 꿈꾸는 것은 누구나 하루 한 끼는 따뜻하게 차려 먹는 일상이에요.`,
    `온기는 손으로 빚어 매일 쓰기 편한 그릇을 선보이는 브랜드예요. 시작에는 이런 이야기가 있어요. ${bg} 그 마음 그대로 닷새를 천천히 말려 두 번 굽고 하나씩 손에 들어 보는 방식으로 일해요. 한 걸음씩 누구나 하루 한 끼는 따뜻하게 차려 먹는 일상에 다가가고 있어요.`,
    `누구나 하루 한 끼는 따뜻하게 차려 먹는 일상, 온기가 바라는 한 가지예요. 이 바람에는 시작이 있어요. ${bg} 지금은 그 바람을 담아 손으로 빚어 매일 쓰기 편한 그릇을 선보이고 있어요. 같은 마음으로, 닷새를 천천히 말려 두 번 굽고 하나씩 손에 들어 보는 방식으로 일해요.`,
  ])
})

test('the English story', () => {
  expect(variantsOf(composeStory(ongi.en, 'en', en))).toEqual([
    `${enBg} Today, Ongi offers handmade tableware that is easy to use every day. We work by drying each piece slowly for five days, firing it twice and weighing it in our hands. What we hope for is one warm, well-set meal in everyone's day.`,
    `Ongi is here for one thing: handmade tableware that is easy to use every day. It began like this. ${enBg} To stay true to that start, we work by drying each piece slowly for five days, firing it twice and weighing it in our hands. Step by step, we are getting closer to one warm, well-set meal in everyone's day.`,
    `One warm, well-set meal in everyone's day: that is what Ongi hopes for. That hope has a beginning. ${enBg} Today we work towards it with handmade tableware that is easy to use every day. It is also why we work by drying each piece slowly for five days, firing it twice and weighing it in our hands.`,
  ])
})

test('the Korean purpose', () => {
  expect(variantsOf(composePurpose(ongi.ko, 'ko', ko))).toEqual([
    '혼자서도 잘 차려 먹고 싶은 사람에게는 세트로 산 그릇이 혼자 쓰기에 크고 무거운 불편이 있습니다. 그래서 온기는 밥그릇, 국그릇과 둥근 접시를 준비합니다. 우리가 바라는 것은 누구나 하루 한 끼는 따뜻하게 차려 먹는 일상입니다.',
    '온기는 혼자서도 잘 차려 먹고 싶은 사람을 위해 있습니다. 세트로 산 그릇이 혼자 쓰기에 크고 무거운 불편을 지나치지 않고 밥그릇, 국그릇과 둥근 접시로 답합니다. 그 끝에 누구나 하루 한 끼는 따뜻하게 차려 먹는 일상이 있다고 믿습니다.',
    '우리는 누구나 하루 한 끼는 따뜻하게 차려 먹는 일상을 꿈꿉니다. 그래서 혼자서도 잘 차려 먹고 싶은 사람을 위해 밥그릇, 국그릇과 둥근 접시를 준비하고, 세트로 산 그릇이 혼자 쓰기에 크고 무거운 불편을 하나씩 덜어 갑니다. 그것이 온기가 있는 까닭입니다.',
  ])
})

test('the English purpose', () => {
  expect(variantsOf(composePurpose(ongi.en, 'en', en))).toEqual([
    "For people who want to eat well even alone, there is a problem: sets that are too large and heavy for one. That is why Ongi offers rice bowls, soup bowls and round plates. What we want to see is one warm, well-set meal in everyone's day.",
    "Ongi is here for people who want to eat well even alone. We don't walk past sets that are too large and heavy for one; we answer with rice bowls, soup bowls and round plates. We believe it leads to one warm, well-set meal in everyone's day.",
    "We dream of one warm, well-set meal in everyone's day. So for people who want to eat well even alone, we offer rice bowls, soup bowls and round plates and take on sets that are too large and heavy for one, one step at a time. That is why Ongi exists.",
  ])
})

test('the Korean vision', () => {
  expect(variantsOf(composeVision(ongi.ko, 'ko', ko))).toEqual([
    '10년을 넘길 무렵, 온기는 전국의 1인 가구와 작은 식당으로 무대를 넓혀 매일 쓰는 그릇 하면 가장 먼저 떠오르는 공방이 되겠습니다. 10~29명이 함께하는 소기업으로 자라 혼자 먹는 한 끼도 정성껏 차리는 세상을 만들겠습니다.',
    '우리가 그리는 것은 혼자 먹는 한 끼도 정성껏 차리는 세상입니다. 지금은 소상공인이지만 10년을 넘길 무렵에는 전국의 1인 가구와 작은 식당에서 매일 쓰는 그릇 하면 가장 먼저 떠오르는 공방으로 불리겠습니다.',
    '매일 쓰는 그릇 하면 가장 먼저 떠오르는 공방, 온기가 되고 싶은 모습입니다. 전국의 1인 가구와 작은 식당으로 한 걸음씩 넓혀 10년을 넘길 무렵에는 혼자 먹는 한 끼도 정성껏 차리는 세상에 닿겠습니다. 그때 우리는 10~29명이 함께하는 소기업이 되어 있을 것입니다.',
  ])
})

test('the English vision', () => {
  expect(variantsOf(composeVision(ongi.en, 'en', en))).toEqual([
    'After ten years, Ongi will reach one-person homes and small restaurants across Korea and become the studio people think of first for everyday bowls. Grown into a small company with a team of 10 to 29, we will work for a world where even a meal for one is set with care.',
    'What we picture is a world where even a meal for one is set with care. Today we are a micro business; after ten years, we will be known in one-person homes and small restaurants across Korea as the studio people think of first for everyday bowls.',
    'The studio people think of first for everyday bowls: that is what Ongi wants to become. Reaching one-person homes and small restaurants across Korea step by step, after ten years we will arrive at a world where even a meal for one is set with care. By then we will be a small company with a team of 10 to 29.',
  ])
})

test('the Korean values', () => {
  expect(variantsOf(composeValues(ongi.ko, 'ko', ko))).toEqual([
    [
      '정직은 과정과 재료를 있는 그대로 보여 주는 것이에요. 그래서 누가 어떻게 만들었는지 알 수 없는 그릇 대신 재료와 만든 사람을 알고 고르는 그릇을 건네요.',
      '기다림은 시간이 필요한 일에 시간을 아끼지 않는 것이에요.',
    ],
    [
      '우리에게 정직은 과정과 재료를 있는 그대로 보여 주는 것을 뜻해요. 누가 어떻게 만들었는지 알 수 없는 그릇을 재료와 만든 사람을 알고 고르는 그릇으로 바꾸는 첫걸음이에요.',
      '우리에게 기다림은 시간이 필요한 일에 시간을 아끼지 않는 것을 뜻해요.',
    ],
    [
      '과정과 재료를 있는 그대로 보여 주는 것, 그것이 우리의 정직이에요. 재료와 만든 사람을 알고 고르는 그릇은 여기서 시작돼요.',
      '시간이 필요한 일에 시간을 아끼지 않는 것, 그것이 우리의 기다림이에요.',
    ],
  ])
})

test('the English values', () => {
  expect(variantsOf(composeValues(ongi.en, 'en', en))).toEqual([
    [
      'Honesty means showing how we work and what we use, just as it is. So instead of tableware with no word on how it was made, people get tableware that tells you what is in the clay and who made it.',
      'Patience means giving time to what needs time.',
    ],
    [
      'To us, honesty is showing how we work and what we use, just as it is. It is how tableware with no word on how it was made turns into tableware that tells you what is in the clay and who made it.',
      'To us, patience is giving time to what needs time.',
    ],
    [
      'Showing how we work and what we use, just as it is: that is our honesty. That is where tableware that tells you what is in the clay and who made it begins.',
      'Giving time to what needs time: that is our patience.',
    ],
  ])
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
  expect(variantsOf(composeStory(answers, 'ko', ko))[0]).toBe(
    '공방24의 이야기는 할머니의 사발에서 시작됐어요. 그래서 매일 쓰는 그릇을 빚어요. 공방24가 꿈꾸는 것은 누구나 하루 한 끼는 따뜻하게 차려 먹는 일상이에요.',
  )
})

test('a story with nothing but what and how', () => {
  const answers = {
    ...nothing,
    brandName: 'Saegim',
    what: ongi.ko.what,
    how: '국산 흙과 두 번 굽기',
  }
  expect(variantsOf(composeStory(answers, 'ko', ko))[0]).toBe(
    'Saegim은 손으로 빚어 매일 쓰기 편한 그릇을 선보여요. 지키는 방식은 국산 흙과 두 번 굽기예요.',
  )
})

test('a purpose of answers that are sentences', () => {
  const answers = {
    ...ongi.ko,
    target: '혼자 사는 직장인이에요',
    discomfort: '세트에는 혼자 쓸 그릇이 없어요.',
  }
  expect(variantsOf(composePurpose(answers, 'ko', ko))[0]).toMatch(
    /^혼자 사는 직장인에게는 “세트에는 혼자 쓸 그릇이 없어요”라는 불편이 있습니다\. 그래서 온기는 /,
  )
})

test('a vision with nothing but the ideal world', () => {
  const answers = { ...nothing, ideal: ongi.ko.ideal }
  expect(variantsOf(composeVision(answers, 'ko', ko))[0]).toBe(
    '혼자 먹는 한 끼도 정성껏 차리는 세상을 만들겠습니다.',
  )
})

test('a draft begins with the answers that are there, and says which one it needs', () => {
  expect(composePurpose({ ...nothing, brandName: '온기', target: ongi.ko.target }, 'ko', ko)).toEqual({
    ok: false,
    needs: [['service', 'achieve']],
    beginnings: ['온기는 혼자서도 잘 차려 먹고 싶은 사람을 위해 있습니다.'],
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
  return { ...read('options'), ...read('drafts') }
}
