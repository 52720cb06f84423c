import { expect, test } from 'vitest'
import { linesOf } from './lines.fixture.ts'

test('Hangul and Latin words are never broken', () => {
  expect(linesOf('그릇을 구워요 slow bowls', { w: 45 })).toEqual(['그릇을', '구워요', 'slow', 'bowls'])
})

test('Korean phrases stay together', () => {
  expect(linesOf('오늘의 한 끼에 온기를', { w: 52 })).toEqual(['오늘의', '한 끼에', '온기를'])
  expect(linesOf('구울 수 있는 것 같은 때에', { w: 62 })).toEqual(['구울 수', '있는 것', '같은 때에'])
})

test('a phrase that is too wide for the box opens again', () => {
  expect(linesOf('새 그릇이에요', { w: 55, min: 10 })).toEqual(['새', '그릇이에요'])
})

test('Han and kana break anywhere, but no line begins with a closing mark or ends with an opening one', () => {
  expect(linesOf('漢字漢字漢字', { w: 41 })).toEqual(['漢字漢字', '漢字'])
  expect(linesOf('漢字漢字、漢字', { w: 41, min: 10 })).toEqual(['漢字漢', '字、漢字'])
  expect(linesOf('漢字漢「字漢」', { w: 41, min: 10 })).toEqual(['漢字漢', '「字漢」'])
  expect(linesOf('コーヒーショップ', { w: 31, min: 10 })).toEqual(['コー', 'ヒー', 'ショッ', 'プ'])
})

test('in Japanese endings stay with their words', () => {
  expect(linesOf('古いものに灯りを', { w: 65 })).toEqual(['古いものに', '灯りを'])
})

test('a word of katakana stays whole where a line takes it', () => {
  expect(linesOf('焼きたてのアンパンを', { w: 75 })).toEqual(['焼きたての', 'アンパンを'])
})

test('a Hangul ending stays with the Han before it', () => {
  expect(linesOf('漢字는 漢字를', { w: 32 })).toEqual(['漢字는', '漢字를'])
})

test('a line may end after a hyphen or a slash, but not inside a number', () => {
  expect(linesOf('well-known either/or', { w: 41 })).toEqual(['well-', 'known', 'either/', 'or'])
  expect(linesOf('02-000-0000 12/25', { w: 60 })).toEqual(['02-000-0000', '12/25'])
})

test('a word wider than its box shrinks before it breaks', () => {
  expect(linesOf('아주긴이름을가진가게', { w: 80, min: 5 })).toEqual(['아주긴이름을가진가게'])
  expect(linesOf('아주긴이름을가진가게', { w: 80, min: 5, shrinks: 'words' })).toEqual([
    '아주긴이름을가진가게',
  ])
})

test('at the least size a word breaks between graphemes, which are never parted', () => {
  expect(linesOf('👩‍👩‍👧👩‍👩‍👧👩‍👩‍👧👩‍👩‍👧', { w: 10, min: 10 })).toEqual(['👩‍👩‍👧👩‍👩‍👧', '👩‍👩‍👧👩‍👩‍👧'])
  expect(linesOf('가나다라마', { w: 20, min: 10 })).toEqual(['가나', '다라', '마'])
})

test('spaces at the end of a line take no room', () => {
  expect(linesOf('가나    다라', { w: 20 })).toEqual(['가나', '다라'])
})

test('lines as written stay, empty ones too', () => {
  expect(linesOf('가\n\n나')).toEqual(['가', '', '나'])
})
