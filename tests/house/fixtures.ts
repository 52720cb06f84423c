import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './source-files.ts'

/** A JSON file of tests/fixtures. */
export function readFixture<Content>(name: string): Content {
  return JSON.parse(readFileSync(join(root, 'tests/fixtures', name), 'utf8'))
}
