import { isDeepStrictEqual } from 'node:util'
import { conditionalRest } from '../rest/conditional-rest.ts'
import type { KnownValues } from '../rest/known-rest.ts'
import { RestUnavailable } from '../rest/rest-client.ts'
import type { Shadow } from '../shadow/shadow.ts'
import type { ReplacedValue } from '../shadow/shadow-store.ts'
import { openAgreed } from './agreed.ts'
import { BrandGone, type Pass, type PassOptions, ValuesUnreadable } from './pass.ts'
import { openPauses } from './pauses.ts'
import { openRefusals } from './refusals.ts'
import { openUnconfirmed } from './unconfirmed.ts'

export interface OpenPass {
  readonly pass: Pass
  /** Stores what was agreed so far. */
  save(): Promise<void>
  /** Whether there is anything to store. */
  isChanged(): boolean
  /** Why something was left out: an error that one field caused, or `ValuesUnreadable`; null: nothing was. */
  leftOut(): unknown
  /** What REST has by now; null: it has no revisions. */
  known(): KnownValues | null
}

/** What the value of a field can cause; failures of REST, database and room are errors of other kinds. */
function isCausedByValue(error: unknown): boolean {
  return error instanceof TypeError || error instanceof RangeError || error instanceof SyntaxError
}

/**
 * Opens a pass on the stored shadow and tells clients of problems that this process has not told yet. Its parts: `agreed` what both
 * sides have, `unconfirmed` what was sent without an answer, `refusals` what REST does not take.
 */
export function openPass(options: PassOptions): OpenPass {
  const { room, shadow: stored, save, told, again = false } = options
  const { rest, revision, known } = conditionalRest(options.rest, room.document, options.known)
  let replaced: readonly ReplacedValue[] = []
  const broken: unknown[] = []
  const unreadable = new Set<string>()

  const current = (): Shadow => ({ ...agreed.current(), ...unconfirmed.current(), ...refusals.current() })
  const saveNow = async () => {
    const saving = replaced
    await save(current(), saving)
    replaced = replaced.slice(saving.length)
  }
  const agreed = openAgreed(room, stored, saveNow)
  const unconfirmed = openUnconfirmed(agreed.shadow, { revision, saveNow })
  const refusals = openRefusals(agreed.shadow, { room, told, again })

  const pass: Pass = {
    room,
    rest,
    get shadow() {
      return agreed.shadow
    },
    pauses: openPauses(),
    leaveUnreadable: (path) => void unreadable.add(path),
    attempt: async (work) => {
      try {
        await work()
      } catch (error) {
        if (!isCausedByValue(error)) throw error
        broken.push(error)
      }
    },
    read: async (call) => {
      const reply = await rest(call)
      agreed.resume()
      if (reply.ok) return reply.answer
      if (reply.status === 404 && reply.error.code === 'NOT_FOUND') throw new BrandGone(call.name)
      throw new RestUnavailable(`${call.name} answered ${reply.status}`)
    },
    ...agreed.part,
    ...unconfirmed.part,
    ...refusals.part,
    agree: (path, value) => {
      agreed.part.agreeRest(path, value)
      refusals.part.resolve(path)
    },
    keepReplaced: (value) => {
      replaced = [...replaced, value]
    },
    forgetOtherItems: (path, keys) => {
      const isOther = (known: string) =>
        known.startsWith(`${path}/`) && !keys.has(known.slice(path.length + 1).split('/')[0] ?? '')
      refusals.resolveAll(isOther)
      unconfirmed.forgetAll(isOther)
    },
  }
  refusals.tellNews()
  return {
    pass,
    save: saveNow,
    known,
    isChanged: () => replaced.length > 0 || !isDeepStrictEqual(current(), stored),
    leftOut: () =>
      broken[0] ?? (unreadable.size > 0 ? new ValuesUnreadable([...unreadable].join(', ')) : null),
  }
}
