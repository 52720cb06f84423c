import { createHash } from 'node:crypto'
import { expect, expectTypeOf, test } from 'vitest'
import * as z from 'zod'
import { changeCoreValue, type listCoreValues, type readCore } from './brand-core.ts'
import {
  type AnswerOf,
  type CallWithShapes,
  call,
  type GivenOf,
  type InputOf,
  ordinaryBodyBytes,
  type ReplyOf,
} from './call.ts'
import { contract, joined, withShapes } from './contract.ts'
import type { pageMembers } from './member.ts'
import { nothing } from './shapes/basic.ts'
import * as shapesOfCore from './shapes/brand-core.ts'
import { largestOf } from './shapes/largest-body.fixture.ts'

test('each call of the contract has an answer, and parameters where its path has them', () => {
  for (const { path, params, answer, name } of contract) {
    expect(answer, name).toBeDefined()
    const inPath = [...path.matchAll(/\{(\w+)\}/g)].map(([, param]) => param)
    const inShape = Object.keys((params as { shape?: object } | undefined)?.shape ?? {})
    expect(inShape.sort(), name).toEqual(inPath.sort())
  }
})

test('calls whose answers devices store have a current hash, so that rows of another shape are not read', () => {
  const stored = contract.filter(({ answerHash }) => answerHash !== undefined)
  expect(stored.length).toBeGreaterThan(0)
  // If this fails, the shape of an answer has changed: put its new hash into the facts of the call.
  const hashes = (hashOf: (call: CallWithShapes) => string | undefined) =>
    Object.fromEntries(stored.map((call) => [call.name, hashOf(call)]))
  expect(hashes(({ answerHash }) => answerHash)).toEqual(hashes(({ answer }) => hashOfShape(answer)))
})

test('a call with a body has a method that sends one', () => {
  const withBody = contract.filter(({ body }) => body !== undefined)
  expect(withBody.filter(({ method }) => method === 'GET' || method === 'DELETE')).toEqual([])
})

test('the largest body that a call takes fits into its limit, and is nested far less deeply than JSON may be', () => {
  const sizes = contract.flatMap(({ name, body, maxBodyBytes = ordinaryBodyBytes }) =>
    body === undefined ? [] : [{ name, maxBodyBytes, ...largestOf(body) }],
  )
  expect(sizes.filter(({ bytes, maxBodyBytes }) => !(bytes <= maxBodyBytes))).toEqual([])
  expect(Math.max(...sizes.map(({ levels }) => levels))).toBeLessThan(10)
  // A limit that is larger than it has to be is not written down.
  const spare = sizes.filter(
    ({ bytes, maxBodyBytes }) => maxBodyBytes > ordinaryBodyBytes && bytes <= ordinaryBodyBytes,
  )
  expect(spare).toEqual([])
})

test('facts and shapes are joined by name', () => {
  expect(withShapes(changeCoreValue)).toMatchObject({
    name: 'coreValues.change',
    access: 'BRAND_ROLE_MEMBER',
    body: shapesOfCore.changeCoreValue.body,
  })
})

test('a call without shapes, and shapes without a call, are refused by name', () => {
  const facts = { name: 'x.read', method: 'GET', path: '/x', summary: 'x', access: 'public' } as const
  const readX = call<{ answer: typeof nothing }>(facts)
  expect(() => joined({ readX }, {})).toThrow('x.read has no shapes')
  expect(() => joined({} as { readX: typeof readX }, { readX: { answer: nothing } })).toThrow('readX')
  expect(() => withShapes(readX)).toThrow('x.read is not in the contract')
})

test('types of params, query, body and answer are derived from the facts of a call', () => {
  expectTypeOf<InputOf<typeof changeCoreValue>['params']>().toHaveProperty('id')
  expectTypeOf<InputOf<typeof changeCoreValue>['body']['keyword']>().toEqualTypeOf<
    string | null | undefined
  >()
  expectTypeOf<AnswerOf<typeof readCore>['background']>().toEqualTypeOf<string | null>()
  expectTypeOf<
    AnswerOf<typeof listCoreValues>['_embedded']['coreValues'][number]['orderAscending']
  >().toBeNumber()
  expectTypeOf<InputOf<typeof pageMembers>['query']['page']>().toBeUnknown()
  expectTypeOf<GivenOf<typeof pageMembers>['query']['page']>().toBeNumber()
  expectTypeOf<ReplyOf<typeof readCore>['background']>().toEqualTypeOf<string | null>()
  // @ts-expect-error: there is no such property.
  const wrong: InputOf<typeof changeCoreValue>['body'] = { keywords: '' }
  expect(wrong).toBeDefined()
})

function hashOfShape(shape: unknown): string {
  const schema = z.toJSONSchema(shape as z.ZodType, { io: 'output', unrepresentable: 'any' })
  return createHash('sha256').update(JSON.stringify(schema)).digest('hex').slice(0, 8)
}
