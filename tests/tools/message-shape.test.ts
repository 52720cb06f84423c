import { expect, it } from 'vitest'
import { shapeOf } from './message-shape.ts'

it('names what is filled in and the tags, wherever they stand', () => {
  expect(shapeOf('<0>{since}</0>부터 변경 {pending}건<1/>')).toEqual({
    inputs: ['pending', 'since'],
    tags: ['</0>', '<0>', '<1/>'],
  })
})

it('looks into the forms of a plural, whose words are no names', () => {
  const english =
    '{pending, plural, =0 {nothing} one {# change of {name}} other {{pending} changes}} since {since}'
  expect(shapeOf(english).inputs).toEqual(['name', 'pending', 'since'])
  expect(shapeOf('{0, plural, other {#개}}')).toEqual({ inputs: ['0'], tags: [] })
})

it("reads a single apostrophe as text, and braces in quotes as text: '{'", () => {
  expect(shapeOf("{0}'s menu isn't '{here}'").inputs).toEqual(['0'])
  expect(shapeOf("''{name}''").inputs).toEqual(['name'])
})

it.each([
  'a {name',
  'a } b',
  '{}',
  '{count, plural, one {# change}}',
  '{count, plural, one {# change} other {# changes}',
])('refuses what no screen could show: %s', (message) => {
  expect(() => shapeOf(message)).toThrow()
})
