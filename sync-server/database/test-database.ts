import { pino } from 'pino'
import { inject } from 'vitest'
import { connect, type Database } from './open.ts'
import { databaseUrl, onServer, randomName, templateName } from './test-template.ts'

interface TestDatabaseOptions {
  /** Without migrations and seed. */
  readonly empty?: boolean
  /** A PostgreSQL with the template database; without it that of the run. */
  readonly serverUrl?: string
}

/** A separate database for a test file, migrated and seeded; `close()` drops it. */
export async function createTestDatabase({
  empty = false,
  serverUrl = inject('testServerUrl'),
}: TestDatabaseOptions = {}): Promise<Database> {
  const name = randomName()
  // Through its log, PostgreSQL takes three times as long to copy one.
  const content = empty ? '' : ` template ${templateName} strategy file_copy`
  await onServer(serverUrl, [`create database ${name}${content}`])
  return connect(databaseUrl(serverUrl, name), 5, pino({ level: 'silent' }), () =>
    onServer(serverUrl, [`drop database if exists ${name} with (force)`]),
  )
}
