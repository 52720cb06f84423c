import { describe, expect, test } from 'vitest'
import { endingOf, josa, withJosa } from './josa.ts'

const table = [
  ['밥그릇', '은 이 을 으로 과'],
  ['서울', '은 이 을 로 과'],
  ['온기', '는 가 를 로 와'],
  ['공방24', '는 가 를 로 와'],
  ['스튜디오7', '은 이 을 로 과'],
  ['A10', '은 이 을 으로 과'],
  ['500g', '은 이 을 으로 과'],
  ['30%', '는 가 를 로 와'],
  ['Ongi', '는 가 를 로 와'],
  ['Market', '은 이 을 으로 과'],
  ['Table', '은 이 을 로 과'],
  ['Basic', '은 이 을 으로 과'],
  ['API', '는 가 를 로 와'],
  ['PR', '은 이 을 로 과'],
  ['camp', '는 가 를 로 와'],
  ['“손에 익은 그릇”', '은 이 을 으로 과'],
  ['카페 24', '는 가 를 로 와'],
  ['B612', '는 가 를 로 와'],
  ['B612 약국', '은 이 을 으로 과'],
  ['온기.', '는 가 를 로 와'],
  ['올리브 & 영', '은 이 을 으로 과'],
  ['달빛 LAB', '은 이 을 으로 과'],
  ['모락 BAR', '는 가 를 로 와'],
  ['Ongi Table', '은 이 을 로 과'],
  ['STUDIO 7', '은 이 을 로 과'],
  ['한옥 365', '는 가 를 로 와'],
  ['봄, 그리고', '는 가 를 로 와'],
] as const

test.each(table)('the particles after %s are %s', (word, particles) => {
  const found = (['은/는', '이/가', '을/를', '으로/로', '과/와'] as const).map((pair) => josa(word, pair))
  expect(found.join(' ')).toBe(particles)
})

test('a word can be had with its particle', () => {
  expect(withJosa('온기', '은/는')).toBe('온기는')
  expect(withJosa('전국의 작은 식당', '으로/로')).toBe('전국의 작은 식당으로')
  expect(withJosa('소상공인', '이지만/지만')).toBe('소상공인이지만')
  expect(withJosa('국산 흙과 두 번 굽기', '이에요/예요')).toBe('국산 흙과 두 번 굽기예요')
  expect(withJosa('할머니의 사발', '이었어요/였어요')).toBe('할머니의 사발이었어요')
})

test('scripts with ambiguous readings get both forms, copulas the one after a consonant', () => {
  for (const word of ['溫氣', 'ぬくもり', '', '!!!']) {
    expect(josa(word, '은/는')).toBe('은(는)')
    expect(josa(word, '이/가')).toBe('이(가)')
    expect(josa(word, '을/를')).toBe('을(를)')
    expect(josa(word, '으로/로')).toBe('(으)로')
    expect(josa(word, '과/와')).toBe('와(과)')
    expect(josa(word, '이에요/예요')).toBe('이에요')
    expect(josa(word, '이었어요/였어요')).toBe('이었어요')
    expect(josa(word, '이지만/지만')).toBe('이지만')
  }
})

describe('characters at the end that are not read aloud are skipped', () => {
  test.each([
    ['그릇(bowl)', 'consonant'],
    ['그릇 (a bowl (round)) ', 'consonant'],
    ['온기（溫氣）', 'none'],
    ['온기[溫氣].', 'none'],
    ['서울!!', 'ㄹ'],
    ['서울 🍚', 'ㄹ'],
    ['서울 👩🏽‍🍳❤️', 'ㄹ'],
    ['‘서울’…', 'ㄹ'],
    ['『그릇』', 'consonant'],
    ['그릇)', 'consonant'],
    ['(서울)', 'ㄹ'],
    ['온기™', 'none'],
    ['온기~', 'none'],
  ])('%s', (word, ending) => expect(endingOf(word)).toBe(ending))
})

test.each([
  ['ㅋㅋㅋ', 'consonant'],
  ['ㄹ', 'ㄹ'],
  ['ㅠㅠ', 'none'],
])('a single jamo counts by itself: %s', (word, ending) => expect(endingOf(word)).toBe(ending))

test.each([
  ['0', 'consonant'],
  ['1', 'ㄹ'],
  ['2', 'none'],
  ['3', 'consonant'],
  ['4', 'none'],
  ['5', 'none'],
  ['6', 'consonant'],
  ['7', 'ㄹ'],
  ['8', 'ㄹ'],
  ['9', 'none'],
  ['10', 'consonant'],
  ['1,000', 'consonant'],
])('digits are read in Sino-Korean: %s', (word, ending) => expect(endingOf(word)).toBe(ending))

test.each([
  ['R&', 'none'],
  ['C+', 'none'],
  ['20℃', 'none'],
  ['360°', 'none'],
  ['3kg', 'consonant'],
  ['5 mg', 'consonant'],
  ['200kcal', 'ㄹ'],
  ['5m', 'none'],
  ['12 cm', 'none'],
  ['3mm', 'none'],
  ['10km', 'none'],
  ['2l', 'none'],
  ['350 ml', 'none'],
  ['350mL', 'none'],
])('signs and units: %s', (word, ending) => expect(endingOf(word)).toBe(ending))

test.each([
  ['A', 'none'],
  ['프로젝트 L', 'ㄹ'],
  ['그룹 r', 'ㄹ'],
  ['M', 'consonant'],
  ['OEM', 'consonant'],
  ['IT', 'none'],
  ['HTML', 'ㄹ'],
  ['MSG', 'none'],
  ['BTS', 'none'],
  ['3D', 'none'],
])('letters spelled out: %s', (word, ending) => expect(endingOf(word)).toBe(ending))

/** A row that is read again from each of its signs takes far longer than a test may. */
test.each([
  ['!', 'none'],
  [' ', 'none'],
  ['😀', 'none'],
  ['ab', 'unknown'],
])('a long row of %j inside of a word is read once', (sign, ending) =>
  expect(endingOf(`가${sign.repeat(100_000)}${ending === 'none' ? '나' : '漢'}`)).toBe(ending),
)

test.each([
  ['SEOUL', 'ㄹ'],
  ['mall', 'ㄹ'],
  ['Saegim', 'consonant'],
  ['studio one', 'consonant'],
  ['Home', 'consonant'],
  ['Baking', 'consonant'],
  ['Block', 'consonant'],
  ['Notebook', 'consonant'],
  ['Look', 'consonant'],
  ['Club', 'consonant'],
  ['Shop', 'consonant'],
  ['Pot', 'consonant'],
  ['boat', 'none'],
  ['Craft', 'none'],
  ['Café', 'none'],
  ['Cake', 'none'],
  ['food', 'none'],
  ['Good', 'consonant'],
  ['Ecobag', 'consonant'],
  ['Hanok', 'consonant'],
  ['Wok', 'consonant'],
  ['Oak', 'none'],
  ['Cook', 'consonant'],
  ['BAR', 'none'],
  ['LAB', 'consonant'],
  ['EAT', 'none'],
  ['INN', 'consonant'],
])('Latin words by their ending: %s', (word, ending) => expect(endingOf(word)).toBe(ending))
