import { expect, test } from 'vitest'
import type { CallContext } from '#server/http/context.ts'
import { Refusal } from '#server/http/refusal.ts'
import { inTurn, readDesignInTurn } from './read-in-turn.ts'
import { changeRoom } from './templates/change-room.ts'

function contextOf(facts: object): CallContext {
  return { idBrand: 1, countDesign: async () => {}, caller: { kind: 'service' }, ...facts } as CallContext
}

test('a design is not read for an account or brand that has had too many read', async () => {
  let reads = 0
  const read = async () => {
    reads += 1
  }
  const countDesign = () => Promise.reject(new Refusal('RATE_LIMITED'))
  await expect(readDesignInTurn(contextOf({ countDesign }), read)).rejects.toThrow(Refusal)
  expect(reads).toBe(0)
  await readDesignInTurn(contextOf({}), read)
  expect(reads).toBe(1)
})

test('a room is changed while as many documents of other brands are read as may be at once', async () => {
  const { promise, resolve } = Promise.withResolvers<void>()
  const reading = [2, 3, 4].map((idBrand) => inTurn(idBrand, () => promise))
  let edits = 0
  const edit = async () => {
    edits += 1
  }
  await changeRoom(contextOf({ services: { rooms: { edit } } }), 'design/a', () => {})
  expect(edits).toBe(1)
  resolve()
  await Promise.all(reading)
})
