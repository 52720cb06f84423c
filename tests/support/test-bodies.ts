import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Body } from '#scene/body/body.ts'

const folder = join(import.meta.dirname, '../fixtures/templates')

/** The sixteen bodies that the scene is tried with, in the order of their files; or those of another folder or of its folders. */
export function testBodies(from: string = folder): readonly Body[] {
  return readdirSync(from, { recursive: true, encoding: 'utf8' })
    .filter((file) => /(?:^\d[^/]*|\/body)\.json$/.test(file))
    .sort((one, other) => one.localeCompare(other, 'en', { numeric: true }))
    .map((file) => JSON.parse(readFileSync(join(from, file), 'utf8')) as Body)
}
