import { expect, test } from 'vitest'
import { languages } from '#model/language/languages.ts'
import { listed } from './listed.ts'

test('names are listed with the comma of each language', () => {
  const commas = languages.map(({ key }) => listed(['A', 'B'], key))
  expect(commas).toEqual(['A, B', 'A, B', 'A、B', 'A、B', 'A、B'])
})
