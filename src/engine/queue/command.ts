import type { MessageDescriptor } from '@lingui/core'
import type { AnswerOf, Call, InputOf } from '#contract/call.ts'
import type { Change } from '../store/change.ts'

/**
 * A call that may be queued on this device: everything about it that is not in the contract, in a file of its own in
 * a folder `commands`, where the sync panel and the notices find its words.
 */
export interface Command<C extends Call = Call, F extends Call = Call> {
  readonly call: C
  /** Its name in the sync panel and in notices. */
  readonly words: MessageDescriptor
  /** Commands of one lane are sent one after the other, those of others do not wait for them. The call's name if absent. */
  readonly lane?: (input: InputOf<C>, brand: number | null) => string
  /** Its changes of stored answers, shown until the server has made them. */
  readonly changes?: (input: InputOf<C>, brand: number | null) => readonly Change[]
  /** Where the command is discarded before the server took it: what the person is told, and what else is undone. */
  readonly discarding?: {
    readonly words: MessageDescriptor
    readonly work: (input: InputOf<C>, brand: number | null) => Promise<void>
  }
  /** Of a call of the class `ask`: it is sent only after the person has confirmed these facts. */
  readonly asks?: Asking<C, F>
}

/** Facts that a command depends on, such as a price: read again before the person confirms them. */
export interface Asking<C extends Call, F extends Call> {
  readonly call: F
  readonly input: (input: InputOf<C>) => InputOf<F>
  /** What the person agrees to, as JSON. Properties in a fixed order: facts are compared as text. */
  readonly facts: (answer: AnswerOf<F>, input: InputOf<C>) => unknown
  /** Facts of other calls that have to be as they were too. Their names tell which of them has changed. */
  readonly also?: Readonly<Record<string, Asking<Call, Call>>>
  /** Lanes whose held commands about the same brand this one takes the place of. */
  readonly replaces?: readonly string[]
}

/** What the person was shown by a command that asks other calls too. */
export interface SeenFacts {
  readonly facts: unknown
  readonly also: Readonly<Record<string, unknown>>
}

/** One of the facts in `also`. */
export function asking<F extends Call>(declared: Asking<Call, F>): Asking<Call, Call> {
  return declared as unknown as Asking<Call, Call>
}

export function command<C extends Call, F extends Call = Call>(declared: Command<C, F>): Command<C, F> {
  return declared
}
