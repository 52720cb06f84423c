import { expect, test } from 'vitest'
import { guide } from '../documents/guide.ts'
import { handoverKey, handoverLimits, parseHandover, toHandover } from './handover.ts'

test('what was handed over is read as it was written, normalised and without blanks around', () => {
  const text = toHandover({ name: ' 온기 '.normalize('NFD'), target: '이웃', isSent: true })
  expect(parseHandover(text)).toEqual({ name: '온기', target: '이웃', isSent: true })
})

test('longer answers are cut to the limits of their fields, on both sides', () => {
  const long = { name: '가'.repeat(50), service: '나'.repeat(300), target: '다'.repeat(300) }
  const read = parseHandover(toHandover(long))
  expect([read?.name, read?.service, read?.target].map((answer) => answer?.length)).toEqual([40, 100, 100])
  expect(parseHandover(JSON.stringify({ version: 1, ...long }))).toEqual(read)
  expect([handoverLimits.service, handoverLimits.target]).toEqual([
    guide.core.service.max,
    guide.core.target.max,
  ])
})

test('blank answers hand over nothing', () => {
  expect(toHandover({ name: '  ', service: '', isSent: true })).toBeNull()
  expect(parseHandover(toHandover({ service: '그릇' }))).toEqual({ service: '그릇' })
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
