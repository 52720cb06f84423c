import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pino } from 'pino'
import type { TestProject } from 'vitest/node'
import { openCluster } from './embedded/cluster.ts'
import { onServer, prepareTemplate } from './test-template.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** A PostgreSQL server on which tests create databases; its template database is migrated and seeded. */
    testServerUrl: string
  }
}

/** vitest's globalSetup: one PostgreSQL per run, or that of DATABASE_URL. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const log = pino({ level: 'silent' })
  const given = process.env.DATABASE_URL
  if (given) {
    await prepareTemplate(given, log)
    project.provide('testServerUrl', given)
    return async () => {}
  }
  const dataDir = mkdtempSync(join(tmpdir(), 'saegim-test-'))
  // mkdtemp creates mode 0700; as root, PostgreSQL runs as another user and has to enter.
  chmodSync(dataDir, 0o755)
  const cluster = await openCluster(dataDir, log, { maxConnections: 100 })
  // Tests kill processes and no machine: what PostgreSQL has written is there without waiting for the disk, and a database
  // is dropped in a twentieth of the time.
  await onServer(cluster.url, [
    'alter system set fsync = off',
    'alter system set full_page_writes = off',
    'select pg_reload_conf()',
  ])
  await prepareTemplate(cluster.url, log)
  project.provide('testServerUrl', cluster.url)
  return async () => {
    await cluster.stop()
    rmSync(dataDir, { recursive: true, force: true })
  }
}
