import { describe, expect, test } from 'vitest'
import { refuseDeepJson } from './nesting.ts'

const nested = (levels: number, opening: string, closing: string) =>
  opening.repeat(levels) + (opening.endsWith(':') ? '1' : '') + closing.repeat(levels)

describe.each([
  ['text', (text: string) => text],
  ['bytes', (text: string) => Buffer.from(text)],
])('%s', (_, as) => {
  test.each([
    ['lists', '[', ']'],
    ['objects', '{"그릇":', '}'],
    ['both', '[{"a":', '}]'],
  ])('%s are refused beyond 32 levels', (_kind, opening, closing) => {
    const each = opening.startsWith('[{') ? 16 : 32
    expect(() => refuseDeepJson(as(nested(each, opening, closing)))).not.toThrow()
    expect(() => refuseDeepJson(as(nested(each + 1, opening, closing)))).toThrow('BAD_REQUEST')
    expect(() => refuseDeepJson(as(opening.repeat(33)))).toThrow('BAD_REQUEST')
  })

  test('what is beside each other and what stands in texts is no level', () => {
    const beside = JSON.stringify(Array.from({ length: 1000 }, () => [{}]))
    const said = JSON.stringify({ text: `"\\${'[{'.repeat(1000)}`, name: '\\', [']'.repeat(99)]: '}' })
    for (const text of [beside, said]) expect(() => refuseDeepJson(as(text))).not.toThrow()
    expect(() => refuseDeepJson(as(`["\\\\",${nested(33, '[', ']')}]`))).toThrow('BAD_REQUEST')
  })
})
