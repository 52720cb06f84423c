import { readBrand } from '#contract/brand.ts'
import { readCore } from '#contract/brand-core.ts'
import type { ErrorCode } from '#contract/errors.ts'
import type { AnyCall } from './resources.ts'
import { type Reply, type RestClient, RestUnavailable, type Sent } from './rest-client.ts'

interface Row extends Record<string, unknown> {
  idBrandCoreValue: number
  keyword: string | null
  description: string | null
  orderAscending: number
}

/** REST in memory, with what matters here: entities, rows, idempotency keys, refusals, and being away. */
export function createTestRest() {
  const core: Record<string, unknown> = {}
  const brand: Record<string, unknown> = { name: '온기' }
  const rows = new Map<number, Row>()
  const keys = new Map<string, { body: string; id: number }>()
  let lastId = 0
  const state = {
    core,
    brand,
    rows,
    calls: 0,
    /** Ends the pass at that many calls from now. */
    diesIn: Number.POSITIVE_INFINITY,
    /** Whether the call that dies has had its effect: the answer is lost. */
    diesAfter: false,
    /** The next call of this name has its effect, and its answer is lost. */
    losesAnswerOf: null as string | null,
    /** Answers 403 to whatever is asked. */
    isForbidden: false,
    /** What is made of a value that is sent. */
    keepsAs: (value: unknown): unknown => value,
    refuse: new Map<string, ErrorCode>(),
    isGone: false,
    rest: undefined as unknown as RestClient,
    addRow: (keyword: string, description: string, order: number) =>
      insert({ keyword, description, orderAscending: order }),
  }

  const insert = (values: Record<string, unknown>): Row => {
    lastId += 1
    const row = {
      keyword: null,
      description: null,
      orderAscending: 0,
      ...values,
      idBrandCoreValue: lastId,
    } as Row
    rows.set(lastId, row)
    return row
  }

  state.rest = async (call, sent = {}) => {
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

  const answer = (call: AnyCall, { params, body: sent = {}, idempotencyKey }: Sent): Reply => {
    const body = Object.fromEntries(Object.entries(sent).map(([name, value]) => [name, state.keepsAs(value)]))
    if (state.isGone) return refusal(404, 'NOT_FOUND')
    if (state.isForbidden) return refusal(403, 'FORBIDDEN_ROLE')
    const names = Object.keys(body).filter((name) => state.refuse.has(name))
    if (names.length > 0) {
      const details = names.map((field) => ({
        field,
        code: state.refuse.get(field) ?? 'BAD_REQUEST',
        message: '안 돼요',
      }))
      return { ok: false, status: 400, error: { code: 'BAD_REQUEST', message: '안 돼요', details } }
    }
    const id = Number(params?.id)
    switch (call.name) {
      case readCore.name:
        return { ok: true, answer: { ...core } }
      case 'brandCore.change':
        return { ok: true, answer: Object.assign(core, body) }
      case readBrand.name:
        return { ok: true, answer: { ...brand } }
      case 'brand.change':
      case 'brand.changeCompany':
        return { ok: true, answer: Object.assign(brand, body) }
      case 'coreValues.list':
        return {
          ok: true,
          answer: { _embedded: { coreValues: [...rows.values()].map((row) => ({ ...row })) } },
        }
      case 'coreValues.create': {
        const known = idempotencyKey === undefined ? undefined : keys.get(idempotencyKey)
        if (known && known.body !== JSON.stringify(body)) return refusal(409, 'IDEMPOTENCY_CONFLICT')
        if (known) return { ok: true, answer: { ...(rows.get(known.id) ?? { idBrandCoreValue: known.id }) } }
        if (rows.size >= 10) return refusal(409, 'LIMIT_EXCEEDED')
        const row = insert(body)
        if (idempotencyKey) keys.set(idempotencyKey, { body: JSON.stringify(body), id: row.idBrandCoreValue })
        return { ok: true, answer: { ...row } }
      }
      case 'coreValues.change': {
        const row = rows.get(id)
        return row ? { ok: true, answer: Object.assign(row, body) } : refusal(404, 'NOT_FOUND')
      }
      case 'coreValues.delete':
        return rows.delete(id) ? { ok: true, answer: {} } : refusal(404, 'NOT_FOUND')
      default:
        throw new Error(`the test's REST has no ${call.name}`)
    }
  }
  return state
}

export type TestRest = ReturnType<typeof createTestRest>

function refusal(status: number, code: ErrorCode): Reply {
  return { ok: false, status, error: { code, message: '안 돼요' } }
}
