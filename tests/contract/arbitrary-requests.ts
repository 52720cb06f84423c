import * as fc from 'fast-check'
import type { CallWithShapes, Schema } from '#contract/call.ts'
import { contract } from '#contract/contract.ts'
import { headers } from '#contract/errors.ts'
import { oddNames, oddValues, textOf, valuesOf } from './arbitrary-values.ts'
import { type Break, breaks } from './break-value.ts'

/** How a request differs from the valid example of its call, apart from the example, which needs a world. */
export interface Recipe {
  readonly call: CallWithShapes
  readonly as: 'example' | 'ADMIN' | 'DESIGNER' | 'MEMBER' | 'stranger' | 'visitor'
  readonly params: Part
  readonly query: Part
  readonly body: Part
  readonly headers: readonly (readonly [name: string, value: string])[]
  /** Added to the query as it is written in the address. */
  readonly address: string
  /** What is done to the bytes of the body; null: they are sent as they are. */
  readonly bytes: ByteChange | null
}

/** Params, query or body: the example, or values of the shape, both perhaps with something changed. */
export interface Part {
  /** Absent: the example. */
  readonly value?: unknown
  /** Properties that stay those of the example, a bit for each. */
  readonly kept: number
  readonly breaks: readonly Break[]
}

export interface ByteChange {
  readonly how:
    | 'cut'
    | 'twice'
    | 'mark'
    | 'noise'
    | 'deep'
    | 'huge number'
    | 'prototype'
    | 'latin'
    | 'nothing'
  readonly at: number
  readonly noise: Uint8Array
  /** Replaces the content type; null: it stays. */
  readonly type: string | null
  /** Of a form: what is odd about it. */
  readonly form:
    | 'twice'
    | 'no file'
    | 'only file'
    | 'other names'
    | 'other boundary'
    | 'no end'
    | 'odd name'
    | 'whole'
}

const example: Part = { kept: 0, breaks: [] }

function partOf(schema: Schema | undefined, isMostlyExample: boolean): fc.Arbitrary<Part> {
  if (schema === undefined) return fc.constant(example)
  const value = valuesOf(schema)
  const kept = fc.nat(0xffff)
  const some = fc.array(breaks, { minLength: 1, maxLength: 3 })
  return fc.oneof(
    { weight: isMostlyExample ? 30 : 4, arbitrary: fc.constant(example) },
    { weight: 4, arbitrary: fc.record({ value, kept, breaks: fc.constant([]) }) },
    { weight: 2, arbitrary: fc.record({ value, kept, breaks: some }) },
    { weight: 4, arbitrary: fc.record({ kept, breaks: some }) },
    { weight: 1, arbitrary: fc.record({ value: oddValues, kept: fc.constant(0), breaks: fc.constant([]) }) },
  )
}

/** What a header may carry over HTTP: no control characters, and nothing beyond Latin-1. */
const headerTexts = fc.oneof(
  fc.constantFrom(
    '',
    ' ',
    '0',
    '-1',
    '*',
    'null',
    '""',
    'W/"1"',
    '"1", "2"',
    '9'.repeat(30),
    '1e3',
    '0x1',
    'a'.repeat(4_000),
  ),
  fc.string({
    unit: fc.integer({ min: 0x20, max: 0xff }).map((code) => String.fromCharCode(code)),
    maxLength: 250,
  }),
)

const own = (name: string, ...values: readonly string[]) =>
  fc.tuple(fc.constant(name), fc.oneof(fc.constantFrom(...values), headerTexts))

const oddHeaders = fc.oneof(
  {
    weight: 5,
    arbitrary: fc.tuple(
      fc.constant(headers.idempotencyKey),
      fc.nat(40).map((n) => `key-${n}`),
    ),
  },
  { weight: 2, arbitrary: own(headers.idempotencyKey, 'x'.repeat(200), 'x'.repeat(201), 'a b') },
  { weight: 3, arbitrary: own(headers.brand, '1', '2147483648', '9007199254740993', '1,1', '+1', '１') },
  { weight: 3, arbitrary: own(headers.ifMatch, '"0"', '"1"', '"9223372036854775808"') },
  own(headers.editor, '1', '999999999999'),
  own('authorization', 'Bearer', 'Bearer  x', 'Basic eDp5', 'bearer null'),
  own('cookie', 'saegim-access-token=%', 'saegim-locale=%00', '=', ';;;', '__proto__=x; constructor=y'),
  own('accept-language', 'zz', 'ko;q=x', '*;q=0', 'x'.repeat(1_000)),
  own('accept', 'text/html', 'application/octet-stream'),
  own('origin', 'null', 'https://evil.example', 'http://localhost:4180'),
  own('sec-fetch-site', 'cross-site', 'same-site', 'none'),
  own('user-agent', 'curl/8', 'Mozilla/5.0 (Macintosh) Chrome/140'),
  own('x-forwarded-for', '203.0.113.7', '::1, x', '999.1.1.1'),
  own('x-forwarded-proto', 'https', 'javascript'),
  own('if-none-match', '*', '"x"'),
  own('range', 'bytes=0-0', 'bytes=9-1'),
  own('content-encoding', 'gzip', 'br'),
  own(
    'content-type',
    'application/json; charset=utf-16',
    'application/JSON',
    'text/plain',
    'multipart/form-data',
  ),
  own('expect', '100-continue'),
)

const addresses = fc.oneof(
  fc.constantFrom(
    '&&&=',
    '%',
    '%zz',
    '%00=%00',
    '__proto__=1',
    'constructor[prototype]=1',
    'a'.repeat(5_000),
    '?',
    '+=+',
  ),
  fc.tuple(oddNames, oddValues).map(([name, value]) => `${written(name)}=${written(textOf(value))}`),
)

/** Text in an address; half of a surrogate pair cannot be in one. */
function written(text: string): string {
  return encodeURIComponent(text.toWellFormed()).slice(0, 2_000)
}

const byteChanges: fc.Arbitrary<ByteChange> = fc.record({
  how: fc.constantFrom(
    'cut',
    'twice',
    'mark',
    'noise',
    'deep',
    'huge number',
    'prototype',
    'latin',
    'nothing',
  ),
  at: fc.nat(),
  noise: fc.uint8Array({ maxLength: 120 }),
  type: fc.option(
    fc.constantFrom(
      'text/plain',
      'application/x-www-form-urlencoded',
      'multipart/form-data',
      'multipart/form-data; boundary=',
      `multipart/form-data; boundary=${'-'.repeat(300)}`,
      'application/json; charset=euc-kr',
      'application/json;',
      'application/problem+json',
      '; /',
    ),
    { freq: 3 },
  ),
  form: fc.constantFrom(
    'twice',
    'no file',
    'only file',
    'other names',
    'other boundary',
    'no end',
    'odd name',
    'whole',
  ),
})

function recipesOf(call: CallWithShapes): fc.Arbitrary<Recipe> {
  return fc.record({
    call: fc.constant(call),
    as: fc.oneof(
      { weight: 12, arbitrary: fc.constant('example' as const) },
      { weight: 1, arbitrary: fc.constantFrom('ADMIN', 'DESIGNER', 'MEMBER', 'stranger', 'visitor') },
    ),
    params: partOf(call.params, true),
    query: partOf(call.query, false),
    body: partOf(call.body, false),
    headers: fc.oneof(
      { weight: 3, arbitrary: fc.constant([]) },
      { weight: 1, arbitrary: fc.array(oddHeaders, { minLength: 1, maxLength: 2 }) },
    ),
    address: fc.oneof({ weight: 15, arbitrary: fc.constant('') }, { weight: 1, arbitrary: addresses }),
    bytes: fc.oneof(
      { weight: call.upload ? 2 : 12, arbitrary: fc.constant(null) },
      { weight: 1, arbitrary: byteChanges },
    ),
  })
}

/** Calls of which an accepted one costs some ten milliseconds of a processor: passwords, pictures and files. */
const isCostly = ({ limit, upload, content, stepUp, name }: CallWithShapes) =>
  limit === 'login' || limit === 'making' || upload || content || stepUp || name.startsWith('secondFactor.')

/** Requests of every call, the costly ones a quarter as often. */
export const recipes: fc.Arbitrary<Recipe> = fc.oneof(
  ...contract.map((call) => ({ weight: isCostly(call) ? 1 : 4, arbitrary: recipesOf(call) })),
)
