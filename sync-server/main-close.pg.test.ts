import { sql } from 'kysely'
import { expect, test, vi } from 'vitest'
import { createLog } from './logging.ts'
import { openWorld } from './writeback/testing/test-world.ts'

test('a server that closes keeps its database until the call of a client that hung up has ended', async () => {
  const errors: string[] = []
  const world = await openWorld()
  const log = createLog('error', { write: (line) => void errors.push(line) })
  const server = await world.start({}, log)
  const address = `http://127.0.0.1:${server.port}/api/v1/brand/core`
  const lock = await world.db.startTransaction().execute()
  await sql`lock table session in access exclusive mode`.execute(lock)

  const client = new AbortController()
  const headers = { authorization: `Bearer ${world.token}`, idBrandHeader: String(world.idBrand) }
  const answer = fetch(address, { headers, signal: client.signal })
  answer.catch(() => undefined)
  await vi.waitFor(async () => {
    const { rows } = await sql`select 1 from pg_locks where not granted`.execute(world.db)
    expect(rows).not.toEqual([])
  })
  client.abort()
  await expect(answer).rejects.toThrow('aborted')
  const closing = server.close()
  await vi.waitFor(() => expect(fetch(address)).rejects.toThrow())
  await lock.commit().execute()
  await closing
  expect(errors).toEqual([])
})
