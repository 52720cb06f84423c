import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { fieldsOf } from '#model/documents/documents.ts'
import { documentNames } from '#model/documents/names.ts'
import { stepOf, steps } from '#model/workbook/steps.ts'
import { root } from './source-files.ts'

const fields = documentNames.flatMap((name) => fieldsOf(name))

test('all paths of fields differ', () => {
  const paths = fields.map(({ document, path }) => `${document}/${path}`)
  expect(new Set(paths).size).toBe(paths.length)
  expect(paths.length).toBeGreaterThan(40)
})

test('fields only ever come: what was released stays with its kind', () => {
  const released: Record<string, string> = JSON.parse(
    readFileSync(join(root, 'tests/fixtures/released-fields.json'), 'utf8'),
  )
  const now = Object.fromEntries(fields.map(({ document, path, kind }) => [`${document}/${path}`, kind]))
  for (const [path, kind] of Object.entries(released)) expect(now[path], path).toBe(kind)
  expect(
    Object.keys(now).filter((path) => !(path in released)),
    'add new fields to tests/fixtures/released-fields.json',
  ).toEqual([])
})

test('every field’s step exists, and there are all 57', () => {
  for (const { step, path } of fields) {
    if (step !== undefined) expect(stepOf(step), `${path} names ${step}`).toBeDefined()
  }
  expect(steps).toHaveLength(57)
  expect(new Set(steps.map(({ path }) => path)).size).toBe(57)
})
