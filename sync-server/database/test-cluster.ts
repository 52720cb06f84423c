import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pino } from 'pino'
import { openCluster } from './embedded/cluster.ts'
import { prepareTemplate } from './test-template.ts'

export interface TestCluster {
  readonly url: string
  /** Stops it and deletes its files. */
  close(): Promise<void>
}

/** A PostgreSQL of its own with the template database, set up as `npm start` sets it up. Takes some seconds. */
export async function openTestCluster(): Promise<TestCluster> {
  const log = pino({ level: 'silent' })
  const dataDir = mkdtempSync(join(tmpdir(), 'saegim-test-'))
  // mkdtemp creates mode 0700; as root, PostgreSQL runs as another user and has to enter.
  chmodSync(dataDir, 0o755)
  const cluster = await openCluster(dataDir, log, { maxConnections: 100 })
  await prepareTemplate(cluster.url, log)
  return {
    url: cluster.url,
    async close() {
      await cluster.stop()
      rmSync(dataDir, { recursive: true, force: true })
    },
  }
}
