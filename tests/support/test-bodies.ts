import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Body } from '#scene/body/body.ts'

const folder = join(import.meta.dirname, '../fixtures/templates')

/** The sixteen bodies that the scene is tried with, in the order of their files. */
export function testBodies(from: string = folder): readonly Body[] {
  return readdirSync(from)
    .filter((file) => file.endsWith('.json'))
    .sort()
    .map((file) => JSON.parse(readFileSync(join(from, file), 'utf8')) as Body)
}
