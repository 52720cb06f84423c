import type { FastifyInstance } from 'fastify'
import { expect, test } from 'vitest'
import { readEnvironment } from '../environment/read-environment.ts'
import { keysOf } from '../keys/key-ring.ts'
import type { Caller } from './authentication.ts'
import { openLimits } from './limits.ts'
import { Refusal } from './refusal.ts'

const environment = readEnvironment({ HTTP_REQUESTS_PER_MINUTE: '60' })
const account = (id: number) => ({ kind: 'account', account: { id } }) as Caller

test('whole designs are counted by account in all brands, and by brand for all accounts', async () => {
  const limits = openLimits({} as FastifyInstance, environment, keysOf(environment))
  for (let brand = 1; brand <= 3; brand++) await limits.countDesign(account(1), brand)
  await expect(limits.countDesign(account(1), 4)).rejects.toThrow(Refusal)
  for (let id = 2; id <= 7; id++) await limits.countDesign(account(id), 9)
  await expect(limits.countDesign(account(8), 9)).rejects.toThrow(Refusal)
})
