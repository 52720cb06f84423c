import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { z } from 'zod'
import type { CallWithShapes, Schema } from '#contract/call.ts'
import { contract } from '#contract/contract.ts'
import { openTestApi, type Sent, type TestApi } from '#server/api/test-api.ts'
import { openWorld, sentAs } from './fixtures.ts'

let api: TestApi

const mostBytes = 20_000

beforeAll(async () => {
  api = await openTestApi({
    LOGIN_ATTEMPTS_PER_MINUTE: '10000',
    MAIL_CODES_PER_HOUR: '10000',
    HTTP_MAX_BODY_BYTES: String(mostBytes),
  })
})

afterAll(() => api.close())

const examples = new Map<string, Promise<Sent>>()

/** A request that would be answered, in a world of its own. Made once for each call: what is refused changes nothing. */
function exampleOf(call: CallWithShapes): Promise<Sent> {
  const known =
    examples.get(call.name) ?? openWorld(api).then((world) => sentAs('BRAND_ROLE_OWNER', call, world))
  examples.set(call.name, known)
  return known
}

interface Property {
  readonly type?: string
  readonly maxLength?: number
  readonly enum?: readonly unknown[]
  readonly anyOf?: readonly Property[]
}

const named = contract.map((call) => [call.name, call] as const)

/** An object or list that no property accepts. */
const wrong = [{ of: 'something else' }]

describe.each(named.filter(([, { body }]) => body))('body of %s', (_, call) => {
  const properties = Object.entries(propertiesOf(call.body))

  test.each(properties)('an invalid %s is refused with its name', async (name) => {
    const { sent, body } = await good()
    const answer = await api.send(call, { ...sent, body: { ...body, [name]: wrong } })
    expect(answer.status).toBe(400)
    const fields = (answer.body.details as { field: string }[]).map(({ field }) => field)
    // In a list the invalid entry is named, or what is missing in it.
    expect([...new Set(fields.map((field) => field.replace(/\.0(\.\w+)?$/, '')))]).toEqual([name])
  })

  test.runIf(properties.length > 0)(
    'texts that the database cannot store are refused with their names',
    async () => {
      const { sent, body } = await good()
      // A NUL and half of a surrogate pair, in a property, in a list, deeper, and as a name.
      const texts = ['그릇\0', ['그릇\ud83c'], { inside: ['그릇\0'] }, { '그릇\0': 1 }]
      const strange = Object.fromEntries(
        properties.map(([name], index) => [name, texts[index % texts.length]]),
      )
      const answer = await api.send(call, { ...sent, body: { ...body, ...strange } })
      const details = answer.body.details as { field: string }[]
      expect(answer.status).toBe(400)
      expect(details.map(({ field }) => field.split('.')[0]).sort()).toEqual(Object.keys(strange).sort())
    },
  )

  const limited = properties.flatMap(([name, property]) => {
    const max = maxLengthOf(property)
    // One of more than a body has here is refused as too large before its shape is looked at.
    return max === undefined || max >= mostBytes / 2 ? [] : [[name, max] as const]
  })
  test.each(limited)('a %s of more than %i characters is refused with its name', async (name, max) => {
    const { sent, body } = await good()
    const answer = await api.send(call, { ...sent, body: { ...body, [name]: 'a'.repeat(max + 1) } })
    const details = answer.body.details as { field: string; code: string }[]
    expect(answer.status).toBe(400)
    expect(details.map(({ field }) => field)).toContain(name)
  })

  test('a body that is no object is refused', async () => {
    const { sent, body } = await good()
    const other = Array.isArray(body) ? { an: 'object' } : ['a list']
    expect(await api.send(call, { ...sent, body: other })).toMatchObject({
      status: 400,
      body: { details: [{ field: 'body' }] },
    })
  })

  const isJson = call.upload === undefined

  test.runIf(isJson)('broken JSON is refused', async () => {
    const { sent } = await good()
    expect(await raw(sent, '{"broken":', 'application/json')).toMatchObject({
      status: 400,
      body: { code: 'BAD_REQUEST' },
    })
    expect(await raw(sent, '', 'application/json')).toMatchObject({ status: 400 })
  })

  test.runIf(!isJson)('another type than a form with a file is 415', async () => {
    const { sent } = await good()
    for (const type of ['text/plain', 'application/json']) {
      expect(await raw(sent, '{}', type)).toMatchObject({ status: 415, body: { code: 'UNSUPPORTED_TYPE' } })
    }
  })

  test.runIf(isJson)('another type than JSON is 415, too much of it is 413', async () => {
    const { sent } = await good()
    for (const type of ['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data']) {
      expect(await raw(sent, 'name=ongi', type)).toMatchObject({
        status: 415,
        body: { code: 'UNSUPPORTED_TYPE' },
      })
    }
    const much = JSON.stringify({ name: 'x'.repeat(30_000) })
    expect(await raw(sent, much, 'application/json')).toMatchObject({
      status: 413,
      body: { code: 'TOO_LARGE' },
    })
  })

  test('JSON that is nested too deeply is refused before it is read', async () => {
    const { sent, body } = await good()
    const deep = Array.from({ length: 40 }).reduce<unknown>((inner) => [inner], {})
    const answer = await api.send(call, { ...sent, body: { ...body, deep } })
    const field = isJson ? 'body' : 'data'
    expect(answer).toMatchObject({ status: 400, body: { details: [{ field }] } })
  })

  test.runIf(isJson)('a body that reaches for the prototype is refused', async () => {
    const { sent } = await good()
    expect(await raw(sent, '{"__proto__":{"role":"owner"}}', 'application/json')).toMatchObject({
      status: 400,
    })
  })

  async function good() {
    const sent = await exampleOf(call)
    return { sent, body: sent.body as Record<string, unknown> }
  }

  function raw({ token, idBrand, params = {} }: Sent, payload: string, type: string) {
    return api.request({
      method: call.method,
      url: call.path.replaceAll(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(params[name]))),
      payload,
      headers: {
        'content-type': type,
        ...(token !== undefined && { authorization: `Bearer ${token}` }),
        ...(idBrand !== undefined && { idBrandHeader: String(idBrand) }),
      },
    })
  }
})

const inputs = named.flatMap(([name, call]) => [
  ...Object.entries(propertiesOf(call.params)).map((entry) => [name, 'params', entry, call] as const),
  ...Object.entries(propertiesOf(call.query)).map((entry) => [name, 'query', entry, call] as const),
])

test.each(inputs)('%s refuses invalid %s with the name', async (_, part, [property, shape], call) => {
  const sent = await exampleOf(call)
  const max = maxLengthOf(shape)
  const value = max === undefined ? 'not-this' : 'a'.repeat(max + 1)
  const answer = await api.send(call, { ...sent, [part]: { ...sent[part], [property]: value } })
  if (call.errorPage === undefined) {
    expect(answer).toMatchObject({ status: 400, body: { details: [{ field: property }] } })
  } else {
    const [page] = call.errorPage.split('{')
    expect(answer.status).toBe(302)
    expect(answer.headers.location).toMatch(new RegExp(`^${page}[^/?]+\\?error=[A-Z_]+$`))
  }
})

test.each(inputs)('%s refuses %s that the database cannot store', async (_, part, [property], call) => {
  const sent = await exampleOf(call)
  const answer = await api.send(call, { ...sent, [part]: { ...sent[part], [property]: '그릇\0' } })
  expect(answer.status).toBe(call.errorPage === undefined ? 400 : 302)
})

function propertiesOf(schema: Schema | undefined): Readonly<Record<string, Property>> {
  if (schema === undefined) return {}
  const shape = z.toJSONSchema(schema as unknown as z.ZodType, { io: 'input', unrepresentable: 'any' })
  return (shape.properties ?? {}) as Readonly<Record<string, Property>>
}

function maxLengthOf({ maxLength, anyOf = [] }: Property): number | undefined {
  return maxLength ?? anyOf.map(maxLengthOf).find((found) => found !== undefined)
}
