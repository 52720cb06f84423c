import type { ErrorAnswer } from '#contract/errors.ts'
import type { Codec } from '../rest/codecs.ts'
import { type Reply, RestUnavailable } from '../rest/rest-client.ts'
import type { RestValue } from '../shadow/shadow.ts'
import type { Pass } from './pass.ts'

/** A value that REST is to take: of which field or item property, and where REST has it. */
export interface Offer {
  readonly path: string
  readonly place: readonly string[]
  readonly codec: Codec
  readonly value: RestValue
}

/** The call that changes them; an answer of a list of rows is the one row. */
export type Send = (body: Readonly<Record<string, unknown>>) => Promise<Reply>

/** One call for all of them. What REST refuses is left out and said, the rest goes again. Answers what it took. */
export async function offer(pass: Pass, send: Send, offers: readonly Offer[]): Promise<Offer[]> {
  let left = offers.filter(({ path, value }) => !pass.isRefused(path, value))
  if (left.length === 0) return []
  await pass.sending(left)
  while (left.length > 0) {
    const reply = await send(bodyOf(left))
    if (reply.ok) {
      for (const each of left) pass.heard(each.path, each.value, keptOf(reply.answer, each))
      return [...left]
    }
    // Not about the values: what they belong to went meanwhile, or somebody was faster. To be read afresh.
    if (reply.status === 404 || reply.status === 409)
      throw new RestUnavailable(`a change was answered ${reply.status}`)
    const refused = left.filter((each) => refusalOf(reply.error, each) !== undefined)
    if (refused.length === 0 && left.length > 1) return await offerEach(pass, send, left)
    for (const each of refused.length > 0 ? refused : left) {
      pass.heard(each.path, each.value)
      pass.refuse(each.path, each.value, refusalOf(reply.error, each) ?? reply.error)
    }
    left = refused.length > 0 ? left.filter((each) => !refused.includes(each)) : []
  }
  return []
}

/** What REST made of it; undefined where its answer does not say. */
export function keptOf(answer: unknown, { place, codec }: Pick<Offer, 'place' | 'codec'>) {
  const kept = at(answer, place)
  return kept === undefined ? undefined : codec.fromRest(kept)
}

/** Where in a body something was wrong is a path: `businessNumber`, `logoJson.primary.idFile`, `0.url`. */
export function refusalOf({ details = [] }: ErrorAnswer, { place }: Pick<Offer, 'place'>) {
  const name = place.at(-1) ?? ''
  return details.find(({ field }) => field.split('.').includes(name))
}

export function at(answer: unknown, place: readonly string[]): unknown {
  return place.reduce<unknown>(
    (found, name) => (typeof found === 'object' && found !== null ? Reflect.get(found, name) : undefined),
    answer,
  )
}

/** No field was named: each alone, to find the one. */
async function offerEach(pass: Pass, send: Send, offers: readonly Offer[]): Promise<Offer[]> {
  const taken: Offer[] = []
  for (const each of offers) taken.push(...(await offer(pass, send, [each])))
  return taken
}

export function bodyOf(offers: readonly Pick<Offer, 'place' | 'codec' | 'value'>[]): Record<string, unknown> {
  const body: Record<string, unknown> = {}
  for (const { place, codec, value } of offers) {
    const [first = '', second] = place
    if (second === undefined) body[first] = codec.toRest(value)
    else body[first] = { ...(body[first] as object | undefined), [second]: codec.toRest(value) }
  }
  return body
}
