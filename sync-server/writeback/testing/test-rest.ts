import { createHash } from 'node:crypto'
import type { Call } from '#contract/call.ts'
import { type ErrorCode, headers } from '#contract/errors.ts'
import { readRevision } from '#contract/sync.ts'
import { documentNames } from '#model/document-kinds/names.ts'
import { fieldsOf } from '#model/documents/documents.ts'
import type { Bound } from '../entities/bound-fields.ts'
import { bodyOf } from '../pass/send-to-rest.ts'
import { entities, type ListResource, lists, propertyAt } from '../rest/resources.ts'
import { type Reply, type RestClient, RestUnavailable, type Sent } from '../rest/rest-client.ts'
import type { RestValue } from '../shadow/shadow.ts'

export type Row = Record<string, unknown> & { orderAscending: number }

/** Rows of one list by their id. */
export type Rows = Map<number, Row>

const limits: Readonly<Record<string, number>> = {
  coreValues: 10,
  photography: 50,
  personas: 5,
  competitors: 10,
}

/** REST in memory: entities, rows, idempotency keys, refusals and outages. */
export function createTestRest() {
  const brand: Record<string, unknown> = { name: '온기' }
  /** What each reading call answers. */
  const answers: Record<string, Record<string, unknown>> = {
    'brand.read': brand,
    'brandCore.read': {},
    'brandVisual.read': {
      colors: { finalised: false },
      logo: { logoJson: {}, logoSymbol: null },
      typography: { finalised: false },
    },
    'approval.read': {},
    'personality.read': { keywords: [] },
    'positioning.read': {},
  }
  const tables: Record<string, Rows> = Object.fromEntries(Object.keys(lists).map((name) => [name, new Map()]))
  const keys = new Map<string, { body: string; id: number }>()
  let lastId = 0
  const state = {
    answers,
    tables,
    core: answers['brandCore.read'] ?? {},
    brand,
    rows: tables.coreValues as Map<number, Row & { keyword: string | null; description: string | null }>,
    calls: 0,
    /** Counts changes, by the write-back and by others. */
    revision: 0,
    /** Called before each call: what other clients of REST do in the meantime. */
    beforeCall: (_call: Call): void => undefined,
    /** Ends the pass at that many calls from now. */
    diesIn: Number.POSITIVE_INFINITY,
    /** Whether the last call before the end still has its effect; its answer is lost. */
    diesAfter: false,
    /** The next call of this name has its effect, and its answer is lost. */
    losesAnswerOf: null as string | null,
    /** Answers 403 to whatever is asked. */
    isForbidden: false,
    /** How REST changes a value before it stores it. */
    keepsAs: (value: unknown): unknown => value,
    refuse: new Map<string, ErrorCode>(),
    isGone: false,
    rest: undefined as unknown as RestClient,
    addRow: (keyword: string, description: string, order: number) =>
      insert('coreValues', { keyword, description, orderAscending: order }),
    insert: (list: string, values: Record<string, unknown>) => insert(list, values),
    /** Everything that REST holds, to compare. */
    everything: () => JSON.stringify([answers, Object.values(tables).map((rows) => [...rows.values()])]),
  }

  const insert = (list: string, values: Record<string, unknown>): Row => {
    lastId += 1
    state.revision += 1
    const row = { ...emptyRow(list), orderAscending: 0, ...values, [lists[list]?.id ?? 'id']: lastId }
    tables[list]?.set(lastId, row)
    return row
  }

  state.rest = async (call, sent = {}) => {
    state.beforeCall(call)
    state.calls += 1
    state.diesIn -= 1
    if (state.diesIn === 0 && !state.diesAfter) throw new RestUnavailable('away')
    const reply = answer(call, sent)
    if (state.diesIn === 0) throw new RestUnavailable('the answer was lost')
    if (state.losesAnswerOf === call.name) {
      state.losesAnswerOf = null
      throw new RestUnavailable('the answer was lost')
    }
    return reply
  }

  const answer = (call: Call, sent: Sent): Reply => {
    if (state.isGone) return refusal(404, 'NOT_FOUND')
    if (state.isForbidden) return refusal(403, 'FORBIDDEN_ROLE')
    if (call.name === readRevision.name) return { ok: true, answer: { revision: tagNow() } }
    if (call.method === 'GET') return answerCall(call, sent)
    const isRepeated = sent.idempotencyKey !== undefined && keys.has(sent.idempotencyKey)
    if (!isRepeated && sent.ifMatch !== undefined && sent.ifMatch !== tagNow()) return tooLate
    const reply = answerCall(call, sent)
    if (!reply.ok || isRepeated) return reply
    state.revision += 1
    return { ...reply, revision: tagNow() }
  }
  /** Another one after every change, also one that a test makes by hand. */
  const tagNow = () =>
    `"${state.revision} ${createHash('sha256').update(state.everything()).digest('base64url')}"`

  const answerCall = (call: Call, { params, body: sent = {}, idempotencyKey }: Sent): Reply => {
    const read = answers[call.name]
    if (read) return { ok: true, answer: structuredClone(read) }
    const isList = Array.isArray(sent)
    const given = (isList ? sent[0] : sent) as Record<string, unknown>
    const body = Object.fromEntries(
      Object.entries(given).map(([name, value]) => [name, state.keepsAs(value)]),
    )
    const names = Object.keys(body).filter((name) => state.refuse.has(name))
    if (names.length > 0) return refusalOf(names, isList)
    const entity = Object.values(entities).find(({ change }) => change.name === call.name)
    if (entity) {
      const whole = answers[entity.read.name] ?? {}
      const part = entity.within === undefined ? whole : (whole[entity.within] as Record<string, unknown>)
      return { ok: true, answer: structuredClone(merge(part, body)) }
    }
    for (const [name, resource] of Object.entries(lists)) {
      const reply = answerList(name, resource, call, { params, body, isList, idempotencyKey })
      if (reply) return reply
    }
    throw new Error(`the test's REST has no ${call.name}`)
  }

  const refusalOf = (names: readonly string[], isList: boolean): Reply => {
    const details = names.map((name) => ({
      field: isList ? `0.${name}` : name,
      code: state.refuse.get(name) ?? ('BAD_REQUEST' as const),
      message: '안 돼요',
    }))
    return { ok: false, status: 400, error: { code: 'BAD_REQUEST', message: '안 돼요', details } }
  }

  const answerList = (
    name: string,
    resource: ListResource,
    call: Call,
    sent: {
      params: Sent['params']
      body: Record<string, unknown>
      isList: boolean
      idempotencyKey: string | undefined
    },
  ): Reply | null => {
    const rows = tables[name] ?? new Map<number, Row>()
    const { body, idempotencyKey } = sent
    const reply = (row: object): Reply => ({
      ok: true,
      answer: sent.isList ? { _embedded: { [resource.name]: [{ ...row }] } } : { ...row },
    })
    const id = Number(sent.params?.id ?? body[resource.id])
    if (call.name === resource.list.name) {
      const all = [...rows.values()].map((row) => ({ ...row }))
      return { ok: true, answer: { _embedded: { [resource.name]: all } } }
    }
    if (call.name === resource.remove.name)
      return rows.delete(id) ? { ok: true, answer: {} } : refusal(404, 'NOT_FOUND')
    const isChange =
      call.name === resource.change.name && (!resource.isSentAsList || body[resource.id] !== undefined)
    if (isChange) {
      const row = rows.get(id)
      return row ? reply(Object.assign(row, body)) : refusal(404, 'NOT_FOUND')
    }
    if (call.name !== resource.create.name) return null
    const known = idempotencyKey === undefined ? undefined : keys.get(idempotencyKey)
    if (known && known.body !== JSON.stringify(body)) return refusal(409, 'IDEMPOTENCY_CONFLICT')
    if (known) return reply(rows.get(known.id) ?? { [resource.id]: known.id })
    if (rows.size >= (limits[name] ?? 10)) return refusal(409, 'LIMIT_EXCEEDED')
    const row = insert(name, body)
    const made = Number(row[resource.id])
    if (idempotencyKey) keys.set(idempotencyKey, { body: JSON.stringify(body), id: made })
    return reply(row)
  }
  return state
}

export type TestRest = ReturnType<typeof createTestRest>

/** Another client of REST changes a field. */
export function changeInRest(rest: TestRest, { resource, restPath, codec }: Bound, value: RestValue): void {
  const whole = rest.answers[resource.read.name] ?? {}
  const part = resource.within === undefined ? whole : (whole[resource.within] as Record<string, unknown>)
  merge(part, bodyOf([{ restPath, codec, value }]))
  rest.revision += 1
}

/** The rows of a list in their order, as the write-back names their properties. */
export function rowsOf(rest: TestRest, list: string, names: readonly string[]) {
  const resource = resourceOf(list)
  return [...(rest.tables[list]?.values() ?? [])]
    .sort((a, b) => a.orderAscending - b.orderAscending)
    .map((row) => [
      row[resource.id],
      ...names.map((name) => {
        const { rest: property, codec } = propertyAt(resource, name)
        return codec.fromRest(row[property])
      }),
    ])
}

function emptyRow(list: string): Record<string, null> {
  const field = documentNames.flatMap(fieldsOf).find(({ rest }) => rest === list)
  const names = field?.kind === 'list' ? Object.keys(field.properties) : []
  return Object.fromEntries(names.map((name) => [propertyAt(resourceOf(list), name).rest, null]))
}

function resourceOf(list: string): ListResource {
  const resource = lists[list]
  if (!resource) throw new Error(`nothing holds ${list}`)
  return resource
}

const tooLate: Reply = {
  ok: false,
  status: 409,
  error: {
    code: 'CONFLICT',
    message: '그사이 내용이 바뀌었어요.',
    details: [{ field: headers.ifMatch, code: 'CONFLICT', message: '그사이 내용이 바뀌었어요.' }],
  },
}

/** One level deep, as a logo's parts are. */
function merge(into: Record<string, unknown>, body: Record<string, unknown>): Record<string, unknown> {
  for (const [name, value] of Object.entries(body)) {
    const before = into[name]
    const isNested = name === 'logoJson' && typeof before === 'object' && typeof value === 'object'
    into[name] = isNested ? { ...before, ...value } : value
  }
  return into
}

function refusal(status: number, code: ErrorCode): Reply {
  return { ok: false, status, error: { code, message: '안 돼요' } }
}
