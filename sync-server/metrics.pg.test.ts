import { expect, test } from 'vitest'
import { createTestDatabase } from './database/test-database.ts'
import { registry, watchPool } from './metrics.ts'

test('the connections of a watched pool are counted', async () => {
  const database = await createTestDatabase()
  watchPool('main', database.pool)
  await database.pool.query('select 1')
  expect(await registry.metrics()).toContain('saegim_database_connections{pool="main",state="open"} 1')
  await database.close()
})

test('the metrics of the process are included', async () => {
  expect(await registry.metrics()).toContain('process_resident_memory_bytes')
})
