import * as fc from 'fast-check'
import { z } from 'zod'
import type { Schema } from '#contract/call.ts'

type Shape = z.core.JSONSchema.BaseSchema

/** Values that a shape of the contract accepts, but for rules that only its code knows. */
export function valuesOf(schema: Schema): fc.Arbitrary<unknown> {
  const root = z.toJSONSchema(schema as unknown as z.ZodType, { io: 'input', unrepresentable: 'any' })
  return valuesOfShape(root, root.$defs ?? {})
}

function valuesOfShape(
  shape: Shape | boolean,
  named: Readonly<Record<string, Shape>>,
): fc.Arbitrary<unknown> {
  if (typeof shape === 'boolean') return fc.jsonValue()
  const inner = (each: Shape | boolean) => valuesOfShape(each, named)
  const name = shape.$ref?.split('/').at(-1)
  if (name !== undefined) return inner(named[name] ?? {})
  if (shape.const !== undefined) return fc.constant(shape.const)
  if (shape.enum) return fc.constantFrom(...shape.enum)
  const choices = shape.anyOf ?? shape.oneOf
  if (choices) return fc.oneof(...choices.map(inner))
  const { type } = shape as { readonly type?: string | readonly string[] }
  if (Array.isArray(type)) return fc.oneof(...type.map((one) => inner({ ...shape, type: one })))
  switch (type) {
    case 'object': {
      const properties = Object.entries(shape.properties ?? {})
      const values = Object.fromEntries(properties.map(([key, each]) => [key, inner(each)]))
      return fc.record(values, { requiredKeys: shape.required ?? [], noNullPrototype: true })
    }
    case 'array': {
      const items = Array.isArray(shape.items) ? {} : (shape.items ?? {})
      return fc.array(inner(items), {
        minLength: shape.minItems ?? 0,
        maxLength: Math.min(shape.maxItems ?? 8, 8),
      })
    }
    case 'integer':
      return integersOf(shape)
    case 'number':
      return fc.double({ min: shape.minimum ?? -1e9, max: shape.maximum ?? 1e9, noNaN: true })
    case 'boolean':
      return fc.boolean()
    case 'null':
      return fc.constant(null)
    case 'string':
      return textsOf(shape)
    default:
      return fc.jsonValue()
  }
}

const days = fc.date({ min: new Date('0001-01-01'), max: new Date('9999-12-31'), noInvalidDate: true })

function textsOf({ format, pattern, minLength = 0, maxLength = 300 }: Shape): fc.Arbitrary<string> {
  if (format === 'email') return fc.nat(9_999).map((n) => `person${n}@ongi.example`)
  if (format === 'uuid') return fc.uuid()
  if (format === 'date') return days.map((date) => date.toISOString().slice(0, 10))
  if (pattern !== undefined) return fc.stringMatching(new RegExp(pattern))
  const words = fc.constantFrom('온기', 'ongi', '할머니의 사발', '12', 'ㅎㄱ', '👩‍👩‍👧‍👦', 'true')
  // Whole characters may be two units of UTF-16 long.
  const texts = fc.string({ unit: 'binary', minLength, maxLength }).map((text) => text.slice(0, maxLength))
  return fc.oneof(
    words.map((word) => word.slice(0, maxLength).padEnd(minLength, 'a')),
    texts,
    fc.constant('가'.repeat(maxLength)),
  )
}

/** Small ones more often, because there are rows with such ids. PostgreSQL's integer is smaller than JavaScript's. */
function integersOf({ minimum, exclusiveMinimum, maximum }: Shape): fc.Arbitrary<number> {
  const min = Math.max(
    minimum ?? (exclusiveMinimum === undefined ? -(2 ** 31) : Number(exclusiveMinimum) + 1),
    -(2 ** 31),
  )
  const max = Math.min(maximum ?? 2 ** 31 - 1, 2 ** 31 - 1)
  return fc.oneof(fc.integer({ min, max }), fc.integer({ min: Math.max(min, 0), max: Math.min(max, 300) }))
}

/** Texts with NUL, lone surrogates, markup, paths and other characters that are easily forgotten. */
const oddTexts = fc.oneof(
  fc.constantFrom(
    '',
    ' ',
    '0',
    '-1',
    '99999999999999999999',
    'null',
    'NaN',
    '온기',
    '가'.repeat(3_000),
    'a'.repeat(20_000),
    '\0',
    '온\0기',
    '\ud83c',
    '\udfff\ud83c',
    '👩‍👩‍👧‍👦',
    '\u202e뒤',
    "' or 1=1 --",
    '%00%ff',
    '../../etc/passwd',
    'https://evil.example/\t',
    'javascript:alert(1)',
    '2026-13-45T99:99:99Z',
    '+275760-09-13',
    '-000001-01-01',
    '#GGGGGG',
    '{"a":',
    '\\',
    '%',
    '_%_',
    '1e400',
    '0x10',
    '１２３',
  ),
  // Any units of UTF-16, halves of pairs among them.
  fc.string({ unit: fc.nat(0xffff).map((unit) => String.fromCharCode(unit)), maxLength: 40 }),
  fc.string({ unit: 'binary', maxLength: 200 }),
)

const oddNumbers = fc.oneof(
  fc.constantFrom(
    0,
    -0,
    -1,
    0.1,
    2 ** 31,
    2 ** 31 - 1,
    -(2 ** 31) - 1,
    2 ** 53,
    2 ** 63,
    -(2 ** 63),
    1e308,
    5e-324,
  ),
  fc.double({ noNaN: true, noDefaultInfinity: true }),
  fc.maxSafeInteger(),
)

/** Names that an object has without having them, and others that are no property of ours. */
export const oddNames = fc.oneof(
  fc.constantFrom(
    '__proto__',
    'constructor',
    'prototype',
    'toString',
    'hasOwnProperty',
    'id',
    '',
    'a.b',
    '0',
    '$where',
  ),
  oddTexts,
)

/** Values that hardly any property expects. All of them can be written as JSON. */
export const oddValues: fc.Arbitrary<unknown> = fc.oneof(
  { weight: 4, arbitrary: oddTexts },
  { weight: 3, arbitrary: oddNumbers },
  {
    weight: 3,
    arbitrary: fc.constantFrom<unknown>(
      null,
      true,
      false,
      [],
      {},
      [[[[[[]]]]]],
      { a: { b: { c: {} } } },
      [null],
      {
        length: 3,
      },
    ),
  },
  { weight: 1, arbitrary: fc.constant(Array.from({ length: 300 }, (_, at) => at)) },
  { weight: 1, arbitrary: fc.integer({ min: 50, max: 2_000 }).map(nested) },
  { weight: 1, arbitrary: fc.dictionary(oddNames, fc.jsonValue({ maxDepth: 2 }), { maxKeys: 5 }) },
  { weight: 1, arbitrary: fc.jsonValue({ maxDepth: 4 }) },
)

function nested(depth: number): unknown {
  let value: unknown = '바닥'
  for (let level = 0; level < depth; level++) value = level % 2 === 0 ? [value] : { a: value }
  return value
}

/** A value as text. Objects are written as JSON: some have a `toString` that is no function. */
export function textOf(value: unknown): string {
  return typeof value === 'object' ? JSON.stringify(value) : String(value)
}
