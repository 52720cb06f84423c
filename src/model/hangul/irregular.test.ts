import { describe, expect, test } from 'vitest'
import { conjugate } from './conjugate.ts'
import { predicateOf } from './endings/predicate.ts'
import { changeOf } from './irregular.ts'
import { beforeEu, infinitive, withL } from './stem.ts'

/** Dictionary form, 해요체, 합니다체, 한다체. */
const table = `
눕다 누워요 눕습니다 눕는다
줍다 주워요 줍습니다 줍는다
여쭙다 여쭈워요 여쭙습니다 여쭙는다
수줍다 수줍어요 수줍습니다 수줍다
좁다 좁아요 좁습니다 좁다
뽑다 뽑아요 뽑습니다 뽑는다
붙잡다 붙잡아요 붙잡습니다 붙잡는다
되짚다 되짚어요 되짚습니다 되짚는다
손꼽다 손꼽아요 손꼽습니다 손꼽는다
아니꼽다 아니꼬워요 아니꼽습니다 아니꼽다
곱다 고와요 곱습니다 곱다
아름답다 아름다워요 아름답습니다 아름답다
두껍다 두꺼워요 두껍습니다 두껍다
무섭다 무서워요 무섭습니다 무섭다
어둡다 어두워요 어둡습니다 어둡다
놀랍다 놀라워요 놀랍습니다 놀랍다
날카롭다 날카로워요 날카롭습니다 날카롭다
지겹다 지겨워요 지겹습니다 지겹다
찾아뵙다 찾아봬요 찾아뵙습니다 찾아뵙는다
싣다 실어요 싣습니다 싣는다
일컫다 일컬어요 일컫습니다 일컫는다
내닫다 내달아요 내닫습니다 내닫는다
닫다 닫아요 닫습니다 닫는다
쏟다 쏟아요 쏟습니다 쏟는다
귀담아듣다 귀담아들어요 귀담아듣습니다 귀담아듣는다
퍼붓다 퍼부어요 퍼붓습니다 퍼붓는다
긋다 그어요 긋습니다 긋는다
씻다 씻어요 씻습니다 씻는다
웃다 웃어요 웃습니다 웃는다
벗다 벗어요 벗습니다 벗는다
쌓다 쌓아요 쌓습니다 쌓는다
넣다 넣어요 넣습니다 넣는다
그렇다 그래요 그렇습니다 그렇다
하얗다 하얘요 하얗습니다 하얗다
허옇다 허예요 허옇습니다 허옇다
누렇다 누레요 누렇습니다 누렇다
조그맣다 조그매요 조그맣습니다 조그맣다
다다르다 다다라요 다다릅니다 다다른다
우러르다 우러러요 우러릅니다 우러른다
잇따르다 잇따라요 잇따릅니다 잇따른다
치르다 치러요 치릅니다 치른다
푸르다 푸르러요 푸릅니다 푸르다
짙푸르다 짙푸르러요 짙푸릅니다 짙푸르다
타이르다 타일러요 타이릅니다 타이른다
서두르다 서둘러요 서두릅니다 서두른다
주무르다 주물러요 주무릅니다 주무른다
어우르다 어울러요 어우릅니다 어우른다
가파르다 가팔라요 가파릅니다 가파르다
거스르다 거슬러요 거스릅니다 거스른다
받아쓰다 받아써요 받아씁니다 받아쓴다
애쓰다 애써요 애씁니다 애쓴다
본뜨다 본떠요 본뜹니다 본뜬다
싹트다 싹터요 싹틉니다 싹튼다
바쁘다 바빠요 바쁩니다 바쁘다
잠그다 잠가요 잠급니다 잠근다
푸다 퍼요 풉니다 푼다
피다 피어요 핍니다 핀다
비추다 비춰요 비춥니다 비춘다
얇다 얇아요 얇습니다 얇다
만들다 만들어요 만듭니다 만든다
`
  .trim()
  .split('\n')
  .map((line) => line.split(' ') as [string, string, string, string])

test.each(table)('%s is %s, %s and %s', (verb, haeyo, hapnida, handa) => {
  expect((['POLITE', 'FORMAL', 'PLAIN'] as const).map((voice) => conjugate(verb, voice))).toEqual([
    haeyo,
    hapnida,
    handa,
  ])
})

/** 허예요 is also 허 with 이다, and 풉니다 is of 풀다. */
const ambiguous = ['허옇다', '푸다']

test.each(table.filter(([verb]) => !ambiguous.includes(verb)))(
  '%s is read in %s and in %s',
  (verb, haeyo, hapnida) => {
    const stem = verb.slice(0, -1)
    expect(predicateOf(haeyo, [], false)).toMatchObject({ register: 'haeyo', kind: 'present', base: stem })
    expect(predicateOf(hapnida, [], false)).toMatchObject({
      register: 'hapnida',
      kind: 'present',
      base: stem,
    })
  },
)

describe('two verbs with one stem are told apart by the word before', () => {
  test.each([
    ['흙이', '묻', '묻어'],
    ['손님이', '묻', '물어'],
    ['길을', '묻', '물어'],
    ['소매를', '걷', '걷어'],
    ['길을', '걷', '걸어'],
    ['허리가', '굽', '굽어'],
    ['빵을', '굽', '구워'],
    ['정상에', '이르', '이르러'],
    ['아직', '이르', '일러'],
  ])('%s %s is %s', (before, stem, form) => expect(infinitive(stem, before)).toBe(form))
})

test('words in 어 that are of another verb are not taken for an irregular one', () => {
  const stemOf = (word: string, before = '') => predicateOf(word, [before], false)?.base
  expect(stemOf('만들어요')).toBe('만들')
  expect(stemOf('아물어요')).toBe('아물')
  expect(stemOf('들어요', '이야기를')).toBe('듣')
  expect(stemOf('들어요', '마음에')).toBe('들')
  expect(stemOf('걸어요', '그림을')).toBe('걸')
  expect(stemOf('걸어요', '골목을')).toBe('걷')
  expect(stemOf('놀라요')).toBe('놀라')
  expect(stemOf('자라요')).toBe('자라')
  expect(stemOf('배워요')).toBe('배우')
  expect(stemOf('재워요')).toBe('재우')
})

test('stems before ㄴ, ㄹ and 면', () => {
  expect(
    ['굽', '돕', '수줍', '듣', '짓', '그렇', '먹', '만들', '쓰', '뵙'].map((stem) => beforeEu(stem)),
  ).toEqual(['구우', '도우', '수줍으', '들으', '지으', '그러', '먹으', '만들', '쓰', '뵈'])
  expect(['하', '굽', '듣', '만들', '뵙'].map((stem) => withL(stem))).toEqual([
    '할',
    '구울',
    '들을',
    '만들',
    '뵐',
  ])
})

test('what ends in no Hangul changes nothing', () => {
  expect(['', 'SALE', '24'].map((stem) => changeOf(stem))).toEqual(['none', 'none', 'none'])
})
