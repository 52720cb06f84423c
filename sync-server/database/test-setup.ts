import { pino } from 'pino'
import type { TestProject } from 'vitest/node'
import { openTestCluster } from './test-cluster.ts'
import { onServer, prepareTemplate } from './test-template.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** A PostgreSQL server on which tests create databases; its template database is migrated and seeded. */
    testServerUrl: string
  }
}

/** vitest's globalSetup: one PostgreSQL per run, or that of DATABASE_URL. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const given = process.env.DATABASE_URL
  if (given) {
    await prepareTemplate(given, pino({ level: 'silent' }))
    project.provide('testServerUrl', given)
    return async () => {}
  }
  const cluster = await openTestCluster()
  // Tests kill processes and no machine: what PostgreSQL has written is there without waiting for the disk, and a database
  // is dropped in a twentieth of the time.
  await onServer(cluster.url, [
    'alter system set fsync = off',
    'alter system set full_page_writes = off',
    // Databases live for seconds: statistics and compiled queries cost more than they bring.
    'alter system set autovacuum = off',
    'alter system set jit = off',
    'select pg_reload_conf()',
  ])
  project.provide('testServerUrl', cluster.url)
  return () => cluster.close()
}
