import type { ErrorAnswer } from '#contract/errors.ts'
import type { Pass } from './pass.ts'
import type { AnyCall } from './resources.ts'
import { RestUnavailable } from './rest-client.ts'
import { type RestValue, toRestValue } from './shadow.ts'

/** A value that REST is to take: of which field or item property, and REST's name for it. */
export interface Offer {
  readonly path: string
  readonly property: string
  readonly value: RestValue
}

interface Place {
  readonly params?: Readonly<Record<string, number>>
}

/** One call for all of them. What REST refuses is left out and said, the rest goes again. Answers what it took. */
export async function offer(
  pass: Pass,
  change: AnyCall,
  offers: readonly Offer[],
  place: Place = {},
): Promise<Offer[]> {
  let left = offers.filter(({ path, value }) => !pass.isRefused(path, value))
  if (left.length === 0) return []
  await pass.sending(left)
  while (left.length > 0) {
    const reply = await pass.rest(change, { ...place, body: bodyOf(left) })
    if (reply.ok) {
      for (const { path, property, value } of left) pass.heard(path, value, keptOf(reply.answer, property))
      return [...left]
    }
    // Not about the values: what they belong to went meanwhile, or somebody was faster. To be read afresh.
    if (reply.status === 404 || reply.status === 409)
      throw new RestUnavailable(`${change.name} answered ${reply.status}`)
    const named = refusalsOf(reply.error)
    const refused = left.filter(({ property }) => named.has(property))
    if (refused.length === 0 && left.length > 1) return await offerEach(pass, change, left, place)
    for (const { path, property, value } of refused.length > 0 ? refused : left) {
      const { code, message } = named.get(property) ?? reply.error
      pass.heard(path, value)
      pass.refuse(path, value, code, message)
    }
    left = refused.length > 0 ? left.filter((each) => !refused.includes(each)) : []
  }
  return []
}

/** What REST made of it; undefined where its answer does not say. */
export function keptOf(answer: Readonly<Record<string, unknown>>, property: string): RestValue | undefined {
  return Object.hasOwn(answer, property) ? toRestValue(answer[property]) : undefined
}

/** The last part of a name is the property: `businessNumber`, `body.businessNumber`. */
export function refusalsOf({ details = [] }: ErrorAnswer) {
  return new Map(details.map((detail) => [detail.field.split('.').at(-1) ?? '', detail]))
}

/** No field was named: each alone, to find the one. */
async function offerEach(
  pass: Pass,
  change: AnyCall,
  offers: readonly Offer[],
  place: Place,
): Promise<Offer[]> {
  const taken: Offer[] = []
  for (const each of offers) taken.push(...(await offer(pass, change, [each], place)))
  return taken
}

function bodyOf(offers: readonly Offer[]): Record<string, RestValue> {
  return Object.fromEntries(offers.map(({ property, value }) => [property, value]))
}
