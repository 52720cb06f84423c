import pg from 'pg'
import { expect, onTestFinished, test, vi } from 'vitest'
import { guide } from '#model/documents/guide.ts'
import { metrics } from './metrics/writeback-metrics.ts'
import { openWorld } from './testing/test-world.ts'

vi.setConfig({ testTimeout: 45_000 })

test('[W57] a pass that sends one text of a room that is being typed in takes few statements', async () => {
  const world = await openWorld()
  const server = await world.start()
  const { doc, synced } = world.join(server)
  await synced
  const settled = vi.spyOn(metrics.lag, 'observe')
  const type = async (text: string) => {
    const before = settled.mock.calls.length
    guide.core.background.write(doc, text)
    await vi.waitFor(() => expect(settled.mock.calls.length).toBeGreaterThan(before))
  }
  await type('봄')
  const asked = vi.spyOn(pg.Client.prototype, 'query')
  onTestFinished(() => void vi.restoreAllMocks())
  await type('봄에 문을')
  const texts = asked.mock.calls.map(([query]) => textOf(query))
  const begun = texts.findLastIndex((text) => text.includes('pg_try_advisory_lock'))
  const statements = texts.slice(begun).filter((text) => !text.includes('graphile_worker'))
  expect(statements.filter((text) => text.includes('insert into "brand_core"'))).toHaveLength(1)
  expect(statements.at(-1)).toContain('pg_advisory_unlock')
  expect(statements.length).toBeLessThanOrEqual(20)
})

function textOf(query: unknown): string {
  return typeof query === 'string' ? query : String((query as { text?: unknown }).text)
}
