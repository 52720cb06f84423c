import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { type Language, languages } from '../language/languages.ts'
import type { Compose, CoreAnswers, Draft } from './answers.ts'
import { suggestKeywords } from './keywords.ts'
import { nothing, ongi } from './ongi.fixture.ts'
import { composePurpose } from './purpose.ts'
import { composeStory } from './story.ts'
import { composeValues } from './values.ts'
import { composeVision } from './vision.ts'

const read = (language: Language, name: string) =>
  JSON.parse(readFileSync(`locales/${language}/${name}.json`, 'utf8'))
const wordsOf = (language: Language) => ({
  ...read(language, 'options'),
  ...read(language, 'drafts'),
  ...read(language, 'drafts-patterns'),
})

describe.each(languages.map(({ key }) => key))('in %s', (language) => {
  const words = wordsOf(language)
  const examplesOf = (step: string): string[] => read(language, 'workbook').steps[step].examples

  test('the worked examples of the workbook are what the drafts make', () => {
    const answers = ongi[language]
    expect(variantsOf(composePurpose(answers, language, words))).toContain(
      examplesOf('core/purpose/manifesto')[0],
    )
    expect(variantsOf(composeVision(answers, language, words))).toContain(
      examplesOf('core/vision/manifesto')[0],
    )
    const meanings = variantsOf(composeValues(answers, language, words)).map(([meaning]) => meaning)
    expect(examplesOf('core/value/definition')[0]).toMatch(/^\S+[:：] ?/)
    expect(meanings).toContain(examplesOf('core/value/definition')[0]?.replace(/^\S+?[:：] ?/, ''))
  })

  test('complete answers make at least eight different drafts each with nothing missing', () => {
    for (const compose of [composeStory, composePurpose, composeVision, composeValues]) {
      const draft = compose(ongi[language], language, words)
      expect(draft).toMatchObject({ ok: true, missing: [] })
      expect(new Set(variantsOf<string | string[]>(draft).map(String)).size).toBeGreaterThanOrEqual(8)
    }
  })

  test.each(['story', 'purpose', 'vision', 'values'])('there are twelve patterns of %s or more', (kind) =>
    expect(words[kind].length).toBeGreaterThanOrEqual(12),
  )

  test('without answers a draft lists what it needs', () => {
    const needs = (compose: Compose<string> | Compose<string[]>) => compose(nothing, language, words)
    expect(needs(composeStory)).toEqual({ ok: false, needs: [['background', 'what']] })
    expect(needs(composePurpose)).toEqual({
      ok: false,
      needs: [
        ['target', 'discomfort'],
        ['service', 'achieve'],
      ],
    })
    expect(needs(composeVision)).toEqual({ ok: false, needs: [['aspiration', 'ideal']] })
    expect(needs(composeValues)).toEqual({ ok: false, needs: [['values']] })
  })
})

/** One pattern of each kind, to see what becomes of an answer. */
const ko = {
  ...wordsOf('ko'),
  story: [[['{wh!}', '{N:은} {wh:을} 선보여요.']]],
  purpose: [[['{N:은} {T:을} 위해 있어요.'], ['{N:은} {S:을} 준비해요.'], ['우리가 바라는 것은 {A:이다}.']]],
  vision: [
    [
      [
        '[지금은 {P:이지만} ][{F}, ]{N:은} [{B:로} 걸음을 넓혀 ]{G:이} 되고 싶어요.',
        '{N:은} {B:로} 걸음을 넓혀요.',
      ],
      ['[{F}에는 ][{MZ:로} 자라 ]{I:을} 만들어 가요.'],
    ],
  ],
  values: [[['{K:은} {act:이다}.']]],
}
const en = {
  ...wordsOf('en'),
  story: [
    [
      ['{bg!}', '{N} began with {bg}.'],
      ['{wh!}', '‹bg|today, ›{N} offers {wh}.'],
      ['{how!}', 'we work by {way:small}.'],
      ['{A!}', 'what we hope for is {A}.'],
    ],
  ],
  values: [
    [['{own?}{K} is {act}.', '{K} means {act}.']],
    [['to us, {k} is {act}.']],
    [['{act}: that is our {k}.']],
  ],
}

describe('missing answers', () => {
  test('are listed in the order of the workbook, and Brand.name stands in for the name', () => {
    const answers = { ...nothing, brand: '온기', what: '그릇' }
    expect(composeStory(answers, 'ko', ko)).toMatchObject({ missing: ['background', 'how', 'achieve'] })
    expect(composeStory({ ...nothing, what: '그릇' }, 'ko', ko)).toMatchObject({
      missing: ['background', 'how', 'achieve', 'brandName'],
    })
  })

  test('name only the group that has no answer', () => {
    expect(composePurpose({ ...nothing, target: '이웃' }, 'ko', ko)).toEqual({
      ok: false,
      needs: [['service', 'achieve']],
      beginnings: ['우리는 이웃을 위해 있어요.'],
    })
  })

  test('include an answer of white space and punctuation', () => {
    expect(composeStory({ ...nothing, what: ' …\n' }, 'ko', ko)).toMatchObject({ ok: false })
  })
})

describe('a Korean answer', () => {
  const firstStory = (what: string) =>
    variantsOf(composeStory({ ...nothing, brandName: '온기', what }, 'ko', ko))[0] ?? ''

  test.each([
    '그릇을 빚습니다',
    '그릇을 빚죠',
    '그릇을 빚거든요',
    '그릇을 빚어요',
    '그릇을 구워요',
    '그릇을 빚고 있다',
    '그릇을 빚는다',
    '그릇을 굽는 일을 한다',
    '그릇을 빚어요!',
    '손으로. 그릇',
  ])('that is a sentence becomes a sentence of its own: %s', (what) => {
    expect(firstStory(what)).toBe(/[.!]$/.test(what) ? what : `${what}.`)
  })

  test.each(['이런저런 것 다섯 개요', '따뜻한 고요', '꼭 필요', '그릇 3.5점', '조용한 바다'])(
    'that is a phrase is put into a sentence: %s',
    (what) => expect(firstStory(what)).toMatch(/^온기는 .+[을를] 선보여요\.$/),
  )

  const hope = (achieve: string) =>
    (
      variantsOf(composePurpose({ ...nothing, brandName: '온기', target: '이웃', achieve }, 'ko', ko))[0] ??
      ''
    )
      .replace('온기는 이웃을 위해 있어요. ', '')
      .replace(/^우리가 바라는 것은 (.+?)(이에|예)요\.$/, '$1')

  test.each([
    ['따뜻한 일상이에요', '따뜻한 일상'],
    ['따뜻한 일상이에요.', '따뜻한 일상'],
    ['매일 쓰는 도예예요', '매일 쓰는 도예'],
    ['함께 먹는 거예요', '함께 먹는 것'],
    ['자전거예요', '자전거'],
    ['좋은 정보입니다', '좋은 정보'],
    ['앞이 보입니다', '앞이 보입니다.'],
    ['모두 행복해져요!', '모두 행복해져요!'],
    ['따뜻한 일상.', '따뜻한 일상.'],
    ['마음이 놓여서', '마음이 놓여서요.'],
    [' 따뜻한 \n 일상 ', '따뜻한 일상'],
  ])('that ends in a copula loses it, and another sentence stands by itself: %s', (achieve, phrase) =>
    expect(hope(achieve)).toBe(phrase),
  )
})

describe('services', () => {
  const offered = (service: string) =>
    variantsOf(
      composePurpose({ ...nothing, brandName: '온기', target: '이웃', service }, 'ko', ko),
    )[0]?.replace('온기는 이웃을 위해 있어요. ', '')

  test.each([
    ['밥그릇', '온기는 밥그릇을 준비해요.'],
    ['밥그릇·접시', '온기는 밥그릇과 접시를 준비해요.'],
    ['찻잔\n접시，주전자、컵', '온기는 찻잔, 접시, 주전자와 컵을 준비해요.'],
    ['가, 나, 다, 라, 마, 바', '온기는 가, 나, 다, 라와 마를 준비해요.'],
    ['1,000원 커피, 빵이에요.', '온기는 1,000원 커피와 빵을 준비해요.'],
    ['빵을 굽고, 커피를 내려요', '빵을 굽고, 커피를 내려요.'],
  ])('%s', (service, sentence) => expect(offered(service)).toBe(sentence))
})

describe('a vision', () => {
  const of = (answers: Partial<CoreAnswers>) =>
    variantsOf(composeVision({ ...nothing, brandName: '온기', ideal: '세상', ...answers }, 'ko', ko))[0]

  test('leaves out what is not above the current value', () => {
    const future = { futureActivityPeriod: 'Y1_3', futureMemberCount: 'M5_9', futureCompanySize: 'MICRO' }
    const today = { activityPeriod: 'Y1_3', memberCount: 'M10_29', companySize: 'MICRO' }
    expect(of({ ...future, ...today })).toBe('세상을 만들어 가요.')
    expect(of(future)).toBe('1년을 넘길 무렵에는 5~9명이 함께하는 소상공인으로 자라 세상을 만들어 가요.')
  })

  test('calls a company of unknown size a brand', () =>
    expect(of({ futureMemberCount: 'M100' })).toBe('100명 넘게 함께하는 브랜드로 자라 세상을 만들어 가요.'))

  test('speaks of the business scope without an aspiration', () =>
    expect(of({ businessScope: '전국', companySize: 'MICRO' })).toBe(
      '온기는 전국으로 걸음을 넓혀요. 세상을 만들어 가요.',
    ))

  test('says what the company is today', () =>
    expect(of({ aspiration: '공방', companySize: 'MICRO' })).toBe(
      '지금은 소상공인이지만 온기는 공방이 되고 싶어요. 세상을 만들어 가요.',
    ))

  test('works with keys of a newer version', () =>
    expect(of({ futureCompanySize: 'GALACTIC', companySize: 'constructor' })).toBe('세상을 만들어 가요.'))
})

describe('values', () => {
  const valuesOf = (keywords: string[], answers: Partial<CoreAnswers>, language: 'ko' | 'en' = 'ko') => {
    const values = keywords.map((keyword) => ({ keyword, description: null }))
    return variantsOf(
      composeValues({ ...nothing, ...answers, values }, language, language === 'ko' ? ko : en),
    )
  }

  test('of the brand itself use different texts in turn, and an empty one stays empty', () => {
    expect(valuesOf(['느긋함', ' ', '정직', '집중', '끈기', '온정'], { positive: '쉬는 저녁' })[0]).toEqual([
      '느긋함은 쉬는 저녁을 위해 날마다 되새기는 약속이에요.',
      '',
      '정직은 과정과 재료를 있는 그대로 보여 주는 것이에요.',
      '집중은 일할 때 가장 먼저 떠올리는 기준이에요.',
      '끈기는 고민될 때 돌아오는 자리예요.',
      '온정은 쉬는 저녁을 위해 날마다 되새기는 약속이에요.',
    ])
    expect(valuesOf(['느긋함'], {})[0]).toEqual(['느긋함은 날마다 되새기는 약속이에요.'])
  })

  test('are found by key and by word', () => {
    expect(valuesOf(['HONESTY', '기다림'], {})).toEqual([
      [
        '정직은 과정과 재료를 있는 그대로 보여 주는 것이에요.',
        '기다림은 시간이 필요한 일에 시간을 아끼지 않는 것이에요.',
      ],
    ])
  })

  test('in English are lower case inside a sentence, except abbreviations', () => {
    expect(valuesOf(['Being Yourself', 'DIY'], {}, 'en').sort()).toEqual([
      [
        'Being yourself means letting people look like themselves at their best.',
        'DIY is the promise we keep every day.',
      ],
      [
        'Letting people look like themselves at their best: that is our being yourself.',
        'The promise we keep every day: that is our DIY.',
      ],
      [
        'To us, being yourself is letting people look like themselves at their best.',
        'To us, DIY is the promise we keep every day.',
      ],
    ])
  })
})

describe('English answers', () => {
  test('start in lower case in the middle of a sentence, except names', () => {
    const answers = {
      ...nothing,
      brandName: 'eBowl',
      what: 'The bowls',
      background: 'Korean clay',
      how: 'Firing twice',
    }
    expect(variantsOf(composeStory(answers, 'en', en))[0]).toBe(
      'eBowl began with Korean clay. Today, eBowl offers the bowls. We work by firing twice.',
    )
  })

  test('that are sentences keep linking words only at their beginning', () => {
    const answers = {
      ...nothing,
      what: 'We make bowls',
      background: 'It was cold.',
      how: 'we fire twice',
      achieve: 'IT for all',
    }
    expect(variantsOf(composeStory(answers, 'en', en))).toEqual([
      'It was cold. We make bowls. We fire twice. What we hope for is IT for all.',
    ])
  })
})

describe('suggested keywords', () => {
  const keysOf = (answers: Partial<CoreAnswers>, language: 'ko' | 'en' = 'ko') =>
    suggestKeywords(
      { ...nothing, ...answers },
      { [language]: (language === 'ko' ? ko : en).coreValueCues },
    ).map(({ key }) => key)

  test('without a match come from the industry', () => {
    expect(keysOf({ industry: 'FNB_CAFE' })).toEqual(['FRESHNESS', 'HONESTY', 'NEIGHBOR'])
    expect(keysOf({})).toEqual(['TRUST', 'CARE', 'CRAFT'])
  })

  test('are filled up to three without duplicates', () => {
    expect(keysOf({ industry: 'FNB_CAFE', what: '투명한 유리컵' })).toEqual([
      'HONESTY',
      'FRESHNESS',
      'NEIGHBOR',
    ])
  })

  test('are five at most', () => {
    expect(keysOf({ what: '정직 천천히 동네 편한 손으로 신선 믿음 안전' })).toEqual([
      'HONESTY',
      'PATIENCE',
      'NEIGHBOR',
      'COMFORT',
      'CRAFT',
    ])
  })

  test('in English match at the start of a word, or as whole words where the cue says so', () => {
    const industry = 'OTHERS'
    expect(keysOf({ industry, what: 'Fee, for all' }, 'en')).toContain('FAIRNESS')
    expect(keysOf({ industry, what: 'coffee feeling' }, 'en')).not.toContain('FAIRNESS')
    expect(keysOf({ industry, what: 'Self-transparency' }, 'en')).toContain('HONESTY')
  })
})

function variantsOf<Text>(draft: Draft<Text>): Text[] {
  if (!draft.ok) throw new Error(`needs ${JSON.stringify(draft.needs)}`)
  return draft.variants
}
