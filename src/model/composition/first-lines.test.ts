import { expect, test } from 'vitest'
import { languages } from '../language/languages.ts'
import { composeFirstLines } from './first-lines.ts'

const blank = { name: '', service: '', target: '' }

test('nothing typed says nothing', () => {
  expect(composeFirstLines({ name: ' ', service: ' ,', target: '' }, 'ko')).toEqual({
    title: '',
    purpose: '',
  })
})

test('each answer adds to the lines', () => {
  expect(composeFirstLines({ ...blank, name: '소담식당' }, 'ko')).toEqual({ title: '소담식당', purpose: '' })
  expect(composeFirstLines({ ...blank, name: '소담식당', service: '미역국, 가지덮밥' }, 'ko')).toEqual({
    title: '소담식당',
    purpose: '소담식당은 미역국과 가지덮밥을 준비해요.',
  })
  expect(
    composeFirstLines({ name: '소담식당', service: '미역국, 가지덮밥', target: '동네 단골' }, 'ko'),
  ).toEqual({
    title: '동네 단골을 위한 미역국',
    purpose: '소담식당은 동네 단골을 위해 미역국과 가지덮밥을 준비해요.',
  })
  expect(composeFirstLines({ ...blank, name: '소담식당', target: '동네 단골' }, 'ko')).toEqual({
    title: '동네 단골을 위한 소담식당',
    purpose: '소담식당은 동네 단골을 위해 있어요.',
  })
})

test('a syllable that is being composed is a name as any other', () => {
  expect(composeFirstLines({ ...blank, name: '온ㄱ', service: '그릇' }, 'ko').purpose).toContain('온ㄱ')
})

test.each(languages.map(({ key }) => key))(
  'in %s two answers make a purpose that contains both',
  (language) => {
    const { title, purpose } = composeFirstLines({ name: 'Moa', service: 'A1', target: 'B2' }, language)
    for (const answer of ['Moa', 'A1', 'B2']) expect(purpose).toContain(answer)
    expect(title).toContain('B2')
  },
)
