import { expect, test } from 'vitest'
import * as Y from 'yjs'
import * as z from 'zod'
import { withShapes } from '#contract/contract.ts'
import { documentNames } from '#model/document-kinds/names.ts'
import { fieldsOf } from '#model/documents/documents.ts'
import type { Random } from '#model/fields/random.ts'
import { boundFieldsOf } from '#server/writeback/entities/bound-fields.ts'
import { bodyOf } from '#server/writeback/pass/send-to-rest.ts'
import { lists, propertyAt } from '#server/writeback/rest/resources.ts'

/* A field's `rest` is only a name, so that the model stays below the contract; this test compares the two. */

const tries = 50
const named = documentNames.flatMap(fieldsOf).filter(({ rest }) => rest !== undefined)
const bound = documentNames.flatMap(boundFieldsOf)

test('every field with a `rest` name has a call with that property', () => {
  expect(named.length).toBeGreaterThan(100)
  const missing = named.filter((field) => {
    const resource = lists[field.rest ?? '']
    if (resource)
      return (
        field.kind !== 'list' ||
        Object.keys(field.properties).some(
          (name) => !hasProperty(rowOf(withShapes(resource.create).body), [propertyAt(resource, name).rest]),
        )
      )
    const found = bound.find(({ path }) => path === field.path)
    if (!found) return true
    const { read, within, change } = found.resource
    return (
      !hasProperty(
        withShapes(read).answer,
        within === undefined ? found.restPath : [within, ...found.restPath],
      ) ||
      // Fields that REST alone decides have calls of their own.
      (!found.isRuled && !hasProperty(withShapes(change).body, found.restPath))
    )
  })
  expect(missing.map(({ path, rest }) => `${path}: ${rest}`)).toEqual([])
})

test('no two fields have the same property', () => {
  expect(new Set(named.map(({ rest }) => rest)).size).toBe(named.length)
})

test('what a step asks for is stored by REST', () => {
  const asked = documentNames.flatMap(fieldsOf).filter(({ step }) => step !== undefined)
  expect(asked.length).toBeGreaterThan(80)
  expect(asked.filter(({ rest }) => rest === undefined).map(({ path }) => path)).toEqual([])
})

test('calls accept every value that a field can have, and its absence', () => {
  const random = randomOf(7)
  for (const { path, isRuled, resource, restPath, codec, documentOf } of bound) {
    const field = named.find((each) => each.path === path)
    if (!field || isRuled) continue
    for (let i = 0; i < tries; i++) {
      const doc = new Y.Doc()
      if (i > 0 && (field.kind === 'text' || field.kind === 'value'))
        field.write(doc, field.arbitrary(random) as string)
      if (field.kind === 'list')
        for (let items = 0; items < i % 8; items++) field.add(doc, field.arbitraryItem(random))
      const value = documentOf(doc)
      // A brand always has a name: removing it is refused by the call, with a message.
      if (value === undefined || (value === null && field.rest === 'brand.name')) continue
      expectTaken(withShapes(resource.change).body, bodyOf([{ restPath, codec, value }]), path)
    }
  }
})

test('calls accept every value that a list’s items can have', () => {
  const random = randomOf(11)
  for (const field of named) {
    const resource = lists[field.rest ?? '']
    if (field.kind !== 'list' || !resource) continue
    for (let i = 0; i < tries; i++) {
      const item: Record<string, unknown> = field.arbitraryItem(random)
      const values = Object.entries(field.properties).flatMap(([name, property]) => {
        const { rest, codec } = propertyAt(resource, name)
        const stored = property.kind === 'text' ? item[name] : property.create(item[name], new Y.Doc())
        const value = codec.fromDocument(property.toRest(stored))
        return value === undefined ? [] : [{ restPath: [rest], codec, value }]
      })
      const body = { ...bodyOf(values), [resource.order]: i }
      expectTaken(rowOf(withShapes(resource.create).body), body, field.path)
      expectTaken(rowOf(withShapes(resource.change).body), body, field.path)
    }
  }
})

/** Of a call that takes a list of rows, one of them. */
function rowOf(schema: unknown): unknown {
  return schema instanceof z.ZodArray ? schema.element : schema
}

function expectTaken(schema: unknown, body: Record<string, unknown>, path: string): void {
  const result = schema instanceof z.ZodType ? schema.safeParse(body) : null
  expect(result?.error?.issues ?? (result ? [] : 'no schema'), `${path}: ${JSON.stringify(body)}`).toEqual([])
}

function hasProperty(schema: unknown, restPath: readonly string[]): boolean {
  const [name, ...deeper] = restPath
  if (name === undefined) return true
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodNullable)
    return hasProperty(schema.unwrap(), restPath)
  return schema instanceof z.ZodObject && name in schema.shape && hasProperty(schema.shape[name], deeper)
}

function randomOf(start: number): Random {
  let state = start
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) % 2 ** 32
    return state / 2 ** 32
  }
}
