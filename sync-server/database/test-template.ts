import { randomBytes } from 'node:crypto'
import pg from 'pg'
import type { Logger } from 'pino'
import { migrate } from './migrate.ts'
import { connect } from './open.ts'
import { seed } from './seed/seed.ts'

export const templateName = 'saegim_test_template'

/** Migrates and seeds the template once; each test file gets a copy, which takes some 50 ms. */
export async function prepareTemplate(serverUrl: string, log: Logger): Promise<void> {
  await onServer(serverUrl, [`drop database if exists ${templateName}`, `create database ${templateName}`])
  const template = connect(databaseUrl(serverUrl, templateName), 2, log)
  try {
    await migrate(template.kysely)
    await seed(template.kysely)
  } finally {
    await template.close()
  }
}

export async function onServer(serverUrl: string, statements: readonly string[]): Promise<void> {
  const client = new pg.Client({ connectionString: serverUrl })
  await client.connect()
  try {
    for (const statement of statements) await client.query(statement)
  } finally {
    await client.end()
  }
}

export function databaseUrl(serverUrl: string, name: string): string {
  const url = new URL(serverUrl)
  url.pathname = `/${name}`
  return url.href
}

export function randomName(): string {
  return `saegim_test_${randomBytes(8).toString('hex')}`
}
