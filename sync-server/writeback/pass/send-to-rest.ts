import type { ErrorAnswer } from '#contract/errors.ts'
import type { Codec } from '../rest/codecs.ts'
import { type Reply, RestChanged, RestUnavailable } from '../rest/rest-client.ts'
import type { RestValue } from '../shadow/shadow.ts'
import type { Pass } from './pass.ts'

/** A value to send to REST: of which field or item property, and where bodies and answers have it. */
export interface RestChange {
  readonly path: string
  readonly restPath: readonly string[]
  readonly codec: Codec
  readonly value: RestValue
}

/** Makes the call that changes the values. Of an answer that is a list of rows it returns the one row. */
export type Send = (body: Readonly<Record<string, unknown>>) => Promise<Reply>

/**
 * Sends all changes in one call. Clients are told what REST refuses, and the rest is sent again without it. Answers what
 * REST accepted. Rejects with `RestUnavailable` where the entity or row is gone or was changed at the same time.
 */
export async function sendToRest(
  pass: Pass,
  send: Send,
  changes: readonly RestChange[],
): Promise<RestChange[]> {
  let left = changes.filter(({ path, value }) => !pass.isRefused(path, value))
  if (left.length === 0) return []
  await pass.noteSending(left)
  while (left.length > 0) {
    const reply = await send(bodyOf(left)).catch((cause: unknown) => {
      if (cause instanceof RestChanged) pass.noteNotSent(left)
      throw cause
    })
    if (reply.ok) {
      for (const each of left) pass.noteAnswer(each.path, each.value, keptOf(reply.answer, each))
      return [...left]
    }
    // Not because of the values: the entity is gone or was changed by another client. The next pass reads it again.
    if (reply.status === 404 || reply.status === 409)
      throw new RestUnavailable(`a change was answered ${reply.status}`)
    const refused = left.filter((each) => refusalOf(reply.error, each) !== undefined)
    if (refused.length === 0 && left.length > 1) return await sendEach(pass, send, left)
    for (const each of refused.length > 0 ? refused : left) {
      pass.noteAnswer(each.path, each.value)
      pass.refuse(each.path, each.value, refusalOf(reply.error, each) ?? reply.error)
    }
    left = refused.length > 0 ? left.filter((each) => !refused.includes(each)) : []
  }
  return []
}

/** What REST stored; undefined where its answer does not say. */
export function keptOf(answer: unknown, { restPath, codec }: Pick<RestChange, 'restPath' | 'codec'>) {
  const kept = valueAt(answer, restPath)
  return kept === undefined ? undefined : codec.fromRest(kept)
}

/** Why REST refused this value, if it did. `details` name it by a path: `businessNumber`, `logoJson.primary.idFile`, `0.url`. */
export function refusalOf({ details = [] }: ErrorAnswer, { restPath }: Pick<RestChange, 'restPath'>) {
  const name = restPath.at(-1) ?? ''
  return details.find(({ field }) => field.split('.').includes(name))
}

/** The value at a path of an answer; undefined where there is none. */
export function valueAt(answer: unknown, restPath: readonly string[]): unknown {
  return restPath.reduce<unknown>(
    (found, name) => (typeof found === 'object' && found !== null ? Reflect.get(found, name) : undefined),
    answer,
  )
}

/** REST named no property: each is sent alone, to find the refused one. */
async function sendEach(pass: Pass, send: Send, changes: readonly RestChange[]): Promise<RestChange[]> {
  const accepted: RestChange[] = []
  for (const each of changes) accepted.push(...(await sendToRest(pass, send, [each])))
  return accepted
}

/** A body with these values at their paths, one level deep. */
export function bodyOf(
  changes: readonly Pick<RestChange, 'restPath' | 'codec' | 'value'>[],
): Record<string, unknown> {
  const body: Record<string, unknown> = {}
  for (const { restPath, codec, value } of changes) {
    const [first = '', second] = restPath
    if (second === undefined) body[first] = codec.toRest(value)
    else body[first] = { ...(body[first] as object | undefined), [second]: codec.toRest(value) }
  }
  return body
}
