import type { Call } from '#contract/call.ts'
import { entities, lists } from './resources.ts'
import type { Reply, Sent } from './rest-client.ts'

type Answer = Record<string, unknown>

/** What the calls that read a document answer at one revision of REST's values, by the name of the call. */
export type Answers = Readonly<Record<string, Answer>>

/**
 * The same after a call that changes something: with what it answered, where that has all that was sent; else without the reading
 * of what was asked to change. Of lists always without: which rows there are, an answer about one of them does not tell.
 */
export function answersAfter(answers: Answers, call: Call, { body }: Sent, reply: Reply): Answers {
  const changed = changedBy.get(call.name)
  if (!changed) return {}
  const { [changed.read]: before, ...others } = answers
  if (before === undefined) return answers
  if (changed.isList) return others
  if (!reply.ok) return reply.status === 404 || reply.status === 409 ? others : answers
  if (!hasAllOf(reply.answer, body)) return others
  const { within } = changed
  const after = within === undefined ? reply.answer : { [within]: reply.answer }
  return { ...others, [changed.read]: { ...before, ...after } }
}

interface Changed {
  /** The call whose answer is another one afterwards. */
  readonly read: string
  readonly isList: boolean
  readonly within?: string
}

const changedBy: ReadonlyMap<string, Changed> = new Map<string, Changed>([
  ...Object.values(entities).map(
    ({ read, change, within }) =>
      [change.name, { read: read.name, isList: false, ...(within === undefined ? {} : { within }) }] as const,
  ),
  ...Object.values(lists).flatMap(({ list, create, change, remove }) =>
    [create, change, remove].map(({ name }) => [name, { read: list.name, isList: true }] as const),
  ),
])

function hasAllOf(answer: Answer, sent: Sent['body']): boolean {
  return Object.keys(sent ?? {}).every((name) => name in answer)
}
