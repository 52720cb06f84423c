import { expect, test } from 'vitest'
import { eitherForm, objectForm, textForm, wholeNumber, yesOrNo } from './form.ts'

const short = textForm((text) => text.length <= 3)
const numbered = objectForm<{ id: number }, { name: string }>({ id: wholeNumber(1) }, { name: short })

test('a value of the form is returned, anything else gives null', () => {
  expect([short.parse('가나다'), short.parse('가나다라'), short.parse(3)]).toEqual(['가나다', null, null])
  expect([1, 0, 1.5, Number.NaN, Number.POSITIVE_INFINITY, '1'].map(wholeNumber(1, 9).parse)).toEqual([
    1,
    null,
    null,
    null,
    null,
    null,
  ])
  expect([yesOrNo.parse(false), yesOrNo.parse(0)]).toEqual([false, null])
})

test('an object keeps its known properties only', () => {
  expect(numbered.parse({ id: 1, name: '온기', stranger: true })).toEqual({ id: 1, name: '온기' })
  expect(numbered.parse({ id: 1 })).toEqual({ id: 1 })
  expect([{}, { id: 0 }, { id: 1, name: '네 글자다' }, null, 'id', []].map(numbered.parse)).toEqual(
    Array(6).fill(null),
  )
})

test('of two forms the first that accepts the value is used', () => {
  const either = eitherForm(numbered, objectForm<{ key: string }>({ key: short }))
  expect([{ id: 2 }, { key: 'a' }, { key: 4 }].map(either.parse)).toEqual([{ id: 2 }, { key: 'a' }, null])
})
