import { expect, test } from 'vitest'
import { documentKinds } from '#model/document-kinds/names.ts'
import { documentTraits } from '#model/document-kinds/traits.ts'
import { documents, fieldsOf } from '#model/documents/documents.ts'
import { stepOf, steps } from '#model/workbook/steps.ts'
import { readFixture } from './fixtures.ts'

const fields = documentKinds.flatMap((name) => fieldsOf(name))

/** Kind of every field by `document/path`, and of every property of its items by `document/path/property`. */
const now = Object.fromEntries(
  fields.flatMap((field) => {
    const path = `${field.document}/${field.path}`
    if (field.kind === 'record')
      return [[path, field.kind], ...field.properties.map((property) => [`${path}/${property}`, 'value'])]
    if (field.kind !== 'list' && field.kind !== 'tree') return [[path, field.kind]]
    const properties = Object.values(field.properties)
    return [[path, field.kind], ...properties.map(({ property, kind }) => [`${path}/${property}`, kind])]
  }),
) as Readonly<Record<string, string>>

test('all paths of fields differ, across documents too', () => {
  const paths = fields.map(({ path }) => path)
  expect(new Set(paths).size).toBe(paths.length)
  expect(paths.length).toBeGreaterThan(40)
})

test('a released field or list property keeps its path and kind, and a retired one never returns', () => {
  const released = readFixture<Record<string, string>>('released-fields.json')
  const { fields: retired } = readFixture<{ fields: Record<string, string> }>('retired-names.json')
  for (const [path, kind] of Object.entries(released)) {
    if (path in retired) expect(now, `${path} was retired`).not.toHaveProperty([path])
    else expect(now[path], `${path} was released: list it in tests/fixtures/retired-names.json`).toBe(kind)
  }
  expect(
    Object.keys(now).filter((path) => !(path in released)),
    'add new fields and properties to tests/fixtures/released-fields.json',
  ).toEqual([])
})

test('a released document keeps its name, and its schema version only grows', () => {
  const released = readFixture<Record<string, number>>('released-documents.json')
  const versions = Object.fromEntries(documentKinds.map((name) => [name, documents[name].$.version]))
  expect(versions, 'write names and schema versions to tests/fixtures/released-documents.json').toEqual(
    released,
  )
})

test('a document is listed under its own name', () => {
  expect(Object.values(documentTraits).map(({ name }) => name)).toEqual(documentKinds)
  for (const name of documentKinds) expect(documents[name].$.name).toBe(name)
})

// The specification's 57, and two for questions that it asks together: see src/model/workbook/decisions.
test('every field’s step exists, and there are all 59', () => {
  for (const { step, path } of fields) {
    if (step !== undefined) expect(stepOf(step), `${path} names ${step}`).toBeDefined()
  }
  expect(steps).toHaveLength(59)
  expect(new Set(steps.map(({ path }) => path)).size).toBe(59)
})
