import { expect, test } from 'vitest'
import { handoverKey, parseHandover, toHandover } from './handover.ts'

test('what was handed over is read as it was written, normalised and without blanks around', () => {
  const text = toHandover({ name: ' 온기 '.normalize('NFD'), background: '혼자 먹는 저녁' })
  expect(parseHandover(text)).toEqual({ name: '온기', background: '혼자 먹는 저녁' })
})

test('longer answers are cut to the limits of their fields, on both sides', () => {
  const long = { name: '가'.repeat(50), background: '나'.repeat(3000) }
  const read = parseHandover(toHandover(long))
  expect([read?.name?.length, read?.background?.length]).toEqual([40, 2000])
  expect(parseHandover(JSON.stringify({ version: 1, ...long }))).toEqual(read)
})

test('blank answers hand over nothing', () => {
  expect(toHandover({ name: '  ', background: '' })).toBeNull()
  expect(parseHandover(toHandover({ background: '처음' }))).toEqual({ background: '처음' })
})

test.each([
  null,
  '',
  'null',
  '[1]',
  '{"name":"온기"}',
  '{"version":2,"name":"온기"}',
  '{"version":1,"name":3}',
  '{"version":1',
])('%s is no handover', (text) => expect(parseHandover(text)).toBeNull())

test('it is stored beside the other rows of the product', () => {
  expect(handoverKey).toMatch(/^saegim-/)
})
