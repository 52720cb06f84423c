import { expect, test } from 'vitest'
import { bearerPrefix, closeCode, messageKind, subprotocol } from '#model/sync/protocol.ts'
import { readFixture } from './fixtures.ts'

interface Released {
  readonly subprotocol: string
  readonly bearerPrefix: string
  readonly messageKinds: Readonly<Record<string, number>>
  readonly closeCodes: Readonly<Record<string, number>>
}

const released = readFixture<Released>('released-protocol.json')
const retired = readFixture<Pick<Released, 'messageKinds' | 'closeCodes'>>('retired-names.json')

test('old clients still negotiate the protocol', () => {
  expect({ subprotocol, bearerPrefix }).toEqual({
    subprotocol: released.subprotocol,
    bearerPrefix: released.bearerPrefix,
  })
})

test.each([
  ['message kind', messageKind, released.messageKinds, retired.messageKinds],
  ['close code', closeCode, released.closeCodes, retired.closeCodes],
])('a released %s keeps its number, and a retired one never returns', (_what, now, then, gone) => {
  const numbers: Readonly<Record<string, number>> = now
  for (const [name, number] of Object.entries(then)) {
    if (name in gone) expect(Object.keys(now), `${name} was retired`).not.toContain(name)
    else expect(numbers[name], `${name} was released: list it in retired-names.json`).toBe(number)
  }
  const added = Object.keys(now).filter((name) => !(name in then))
  expect(added, 'add new ones to tests/fixtures/released-protocol.json').toEqual([])
  const taken: readonly number[] = Object.values(now)
  expect(new Set(taken).size, 'two share a number').toBe(taken.length)
  expect(Object.values(gone).filter((number) => taken.includes(number))).toEqual([])
})
