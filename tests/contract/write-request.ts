import type { InjectOptions } from 'fastify'
import { headers } from '#contract/errors.ts'
import type { Sent } from '#server/api/test-api.ts'
import type { ByteChange, Part, Recipe } from './arbitrary-requests.ts'
import { textOf } from './arbitrary-values.ts'
import { breakValue } from './break-value.ts'
import type { World } from './fixtures.ts'

/** The request of a recipe, as it goes over HTTP. */
export function writeRequest(recipe: Recipe, example: Sent, world: World): InjectOptions {
  const { call, bytes } = recipe
  const params = partValue(recipe.params, example.params ?? {})
  const path = call.path.replaceAll(/\{(\w+)\}/g, (_, name: string) => inAddress(propertyOf(params, name)))
  const query = [...queryOf(partValue(recipe.query, example.query ?? {})), recipe.address].filter(Boolean)
  const token = tokenOf(recipe, example, world)
  const { type, payload } = bodyOf(recipe, example, bytes)
  const method = { method: call.method, url: query.length > 0 ? `${path}?${query.join('&')}` : path }
  return {
    ...method,
    ...(payload !== undefined && { payload }),
    headers: {
      ...(payload !== undefined && { 'content-type': bytes?.type ?? type }),
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
      ...(example.idBrand !== undefined && { [headers.brand]: String(example.idBrand) }),
      ...example.headers,
      ...Object.fromEntries(recipe.headers),
    },
  }
}

function tokenOf({ as }: Recipe, { token }: Sent, { tokens, stranger }: World): string | undefined {
  if (as === 'example') return token
  if (as === 'visitor') return undefined
  return as === 'stranger' ? stranger : tokens[`BRAND_ROLE_${as}`]
}

function partValue({ value, kept, breaks }: Part, example: unknown): unknown {
  const base = value === undefined ? example : withKept(value, example, kept)
  return breaks.reduce(breakValue, base)
}

/** Some properties of the example have to be right, such as a code, or all requests would be refused for them. */
function withKept(value: unknown, example: unknown, kept: number): unknown {
  if (!isRecord(value) || !isRecord(example)) return value
  const own = Object.entries(example).filter((_, at) => (kept >> at) & 1)
  return { ...value, ...Object.fromEntries(own) }
}

function propertyOf(value: unknown, name: string): unknown {
  return isRecord(value) && Object.hasOwn(value, name) ? value[name] : value
}

function inAddress(value: unknown): string {
  return encodeURIComponent(textOf(value).toWellFormed()).slice(0, 3_000) || '%20'
}

/** A list is written as a name that comes several times. */
function queryOf(value: unknown): string[] {
  if (!isRecord(value)) return value === undefined || value === null ? [] : [inAddress(value)]
  return Object.entries(value).flatMap(([name, each]) => {
    if (each === undefined) return []
    const values = Array.isArray(each) ? each.slice(0, 5) : [each]
    return values.map((one) => `${inAddress(name)}=${inAddress(one)}`)
  })
}

function bodyOf({ call, body }: Recipe, example: Sent, change: ByteChange | null) {
  const value = call.body === undefined ? example.body : partValue(body, example.body ?? {})
  const json = value === undefined ? undefined : JSON.stringify(value)
  if (example.file) {
    const payload = formOf(json, example.file, change)
    return { type: `multipart/form-data; boundary=${boundary}`, payload: changed(payload, change) }
  }
  // A body of noise for calls that take none as well.
  if (json === undefined && change === null) return { type: '', payload: undefined }
  return { type: 'application/json', payload: changed(Buffer.from(json ?? ''), change) }
}

function changed(bytes: Buffer, change: ByteChange | null): Buffer {
  if (change === null) return bytes
  const place = change.at % (bytes.length + 1)
  const [head, tail] = [bytes.subarray(0, place), bytes.subarray(place)]
  switch (change.how) {
    case 'cut':
      return head
    case 'twice':
      return Buffer.concat([bytes, bytes])
    case 'mark':
      return Buffer.concat([Buffer.from('\ufeff'), bytes])
    case 'noise':
      return Buffer.concat([head, change.noise, tail])
    case 'deep':
      return Buffer.from('[{"a":'.repeat(place % 2 === 0 ? 20_000 : 3) + (place % 3 === 0 ? '' : '1'))
    case 'huge number':
      return Buffer.from(bytes.toString().replace(/\d+/, '1e9999'))
    case 'prototype':
      return Buffer.from(
        bytes.toString().replace('{', '{"constructor":{"prototype":{"a":1}},"__proto__":{"a":1},'),
      )
    case 'latin':
      return Buffer.from(bytes.toString(), 'latin1')
    default:
      return bytes
  }
}

const boundary = 'ongi-ongi-ongi'

function formOf(
  json: string | undefined,
  { bytes, name, type }: NonNullable<Sent['file']>,
  change: ByteChange | null,
): Buffer {
  const form = change?.form ?? 'whole'
  const names = form === 'other names' ? ['__proto__', 'Data'] : ['data', 'file']
  const fileName = form === 'odd name' ? '../\0"\\\r\n\ud83c.svg' : name
  const line = form === 'other boundary' ? 'another' : boundary
  const data = json === undefined ? '' : `${headOf(line, `"${names[0]}"`)}${json}\r\n`
  const file = Buffer.concat([
    Buffer.from(headOf(line, `"${names[1]}"; filename="${fileName}"\r\nContent-Type: ${type}`)),
    bytes,
    Buffer.from('\r\n'),
  ])
  const parts = [
    ...(form === 'only file' ? [] : [Buffer.from(data)]),
    ...(form === 'no file' ? [] : [file]),
    ...(form === 'twice' ? [file, Buffer.from(data)] : []),
    ...(form === 'no end' ? [] : [Buffer.from(`--${line}--\r\n`)]),
  ]
  return Buffer.concat(parts)
}

function headOf(line: string, name: string): string {
  return `--${line}\r\nContent-Disposition: form-data; name=${name}\r\n\r\n`
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
