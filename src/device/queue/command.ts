import type { MessageDescriptor } from '@lingui/core'
import type { AnswerOf, Call, InputOf } from '#contract/call.ts'
import type { Change } from '../store/change.ts'

/**
 * A call that may wait on this device. Everything about it that is not the call's stands here, in a file of its own in
 * a folder `commands`: the sync panel and the notices find its words there by themselves.
 */
export interface Command<C extends Call = Call, F extends Call = Call> {
  readonly call: C
  /** What it is called where it waits and where it was refused. */
  readonly words: MessageDescriptor
  /** Commands of one lane are sent one after the other, those of others do not wait for them. The call's name if absent. */
  readonly lane?: (input: InputOf<C>, brand: number | null) => string
  /** What it changes in what the device shows, until the server says so. */
  readonly changes?: (input: InputOf<C>, brand: number | null) => readonly Change[]
  /** Of a call of the class `ask`: it is sent only after the person has confirmed these facts. */
  readonly asks?: Asking<C, F>
}

/** Facts that a command depends on, such as a price: read again before the person confirms them. */
export interface Asking<C extends Call, F extends Call> {
  readonly call: F
  readonly input: (input: InputOf<C>) => InputOf<F>
  /** What the person agrees to, as JSON. Properties in a fixed order: facts are compared as text. */
  readonly facts: (answer: AnswerOf<F>) => unknown
}

export function command<C extends Call, F extends Call = Call>(declared: Command<C, F>): Command<C, F> {
  return declared
}
