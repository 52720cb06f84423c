import { pino } from 'pino'
import { inject } from 'vitest'
import { connect, type Database } from './open.ts'
import { databaseUrl, onServer, randomName, templateName } from './test-template.ts'

/** A separate database for a test file, migrated and seeded; `close()` drops it. `empty` skips migrations and seed. */
export async function createTestDatabase({ empty = false }: { empty?: boolean } = {}): Promise<Database> {
  const serverUrl = inject('testServerUrl')
  const name = randomName()
  await onServer(serverUrl, [`create database ${name}${empty ? '' : ` template ${templateName}`}`])
  return connect(databaseUrl(serverUrl, name), 5, pino({ level: 'silent' }), () =>
    onServer(serverUrl, [`drop database if exists ${name} with (force)`]),
  )
}
