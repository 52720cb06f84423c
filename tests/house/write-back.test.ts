import { expect, test } from 'vitest'
import * as Y from 'yjs'
import * as z from 'zod'
import { fieldsOf } from '#model/documents/documents.ts'
import { documentNames } from '#model/documents/names.ts'
import type { Random } from '#model/fields/place.ts'
import { entities, lists } from '#server/writeback/resources.ts'
import { toRestValue } from '#server/writeback/shadow.ts'

/* A field's `rest` is only a name, so that the model stays below the contract; here the two are held together. */

const tries = 50
const bound = documentNames.flatMap(fieldsOf).filter(({ rest }) => rest !== undefined)

test('every field that names REST is held by calls that have its property', () => {
  expect(bound.length).toBeGreaterThan(25)
  const missing = bound.filter((field) => {
    if (field.kind === 'list') return lists[field.rest ?? ''] === undefined
    const [resource = '', property = ''] = field.rest?.split('.') ?? []
    const calls = entities[resource]
    return !calls || !hasProperty(calls.change.body, property) || !hasProperty(calls.read.answer, property)
  })
  expect(missing.map(({ path, rest }) => `${path}: ${rest}`)).toEqual([])
})

test('no two fields are held by the same property', () => {
  expect(new Set(bound.map(({ rest }) => rest)).size).toBe(bound.length)
})

test('calls take whatever a field can hold, and what it does not hold', () => {
  const random = randomOf(7)
  for (const field of bound) {
    if (field.kind === 'list') continue
    const [resource = '', property = ''] = field.rest?.split('.') ?? []
    for (let i = 0; i < tries; i++) {
      const doc = new Y.Doc()
      if (i > 0 && field.kind === 'text') field.write(doc, field.arbitrary(random))
      if (i > 0 && field.kind === 'value') field.write(doc, field.arbitrary(random))
      const value = toRestValue(field.toRest(doc))
      // A brand always has a name: taking it away is refused in words, by the call itself.
      if (value === null && field.rest === 'brand.name') continue
      expectTaken(entities[resource]?.change.body, { [property]: value }, field.path)
    }
  }
})

test('calls take whatever a list’s items can hold', () => {
  const random = randomOf(11)
  for (const field of bound) {
    if (field.kind !== 'list') continue
    const resource = lists[field.rest ?? '']
    for (let i = 0; i < tries; i++) {
      const item: Record<string, unknown> = field.arbitraryItem(random)
      const values = Object.entries(field.properties).map(([name, property]) => {
        const stored = property.kind === 'text' ? item[name] : property.create(item[name], new Y.Doc())
        return [name, toRestValue(property.toRest(stored))]
      })
      const body = { ...Object.fromEntries(values), [resource?.order ?? '']: i }
      expectTaken(resource?.create.body, body, field.path)
      expectTaken(resource?.change.body, body, field.path)
      for (const name of Object.keys(body)) expect(hasProperty(resource?.create.body, name), name).toBe(true)
    }
  }
})

function expectTaken(schema: unknown, body: Record<string, unknown>, path: string): void {
  const result = schema instanceof z.ZodType ? schema.safeParse(body) : null
  expect(result?.error?.issues ?? (result ? [] : 'no schema'), `${path}: ${JSON.stringify(body)}`).toEqual([])
}

function hasProperty(schema: unknown, name: string): boolean {
  return schema instanceof z.ZodObject && name in schema.shape
}

function randomOf(start: number): Random {
  let state = start
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) % 2 ** 32
    return state / 2 ** 32
  }
}
