import { createWatched, type Watched } from './watched.ts'

/** A dialog that is open. */
export interface OpenDialog<Name, Payload, Answer> {
  /** Unique for each opening. */
  readonly key: number
  readonly name: Name
  readonly payload: Payload
  /** Resolves once it is closed. */
  readonly answered: Promise<Answer | undefined>
  /** Closes it, if it is still open. Absent: closed without an answer. */
  readonly answer: (answer?: Answer) => void
}

type OpenOf<Payloads, Answer> = {
  [Name in keyof Payloads]: OpenDialog<Name, Payloads[Name], Answer>
}[keyof Payloads]

type PayloadArgument<Payload> = undefined extends Payload ? [payload?: Payload] : [payload: Payload]

/** Dialogs of which one is open at a time; null: none is. `DialogHost` shows it. */
export interface Dialogs<Payloads, Answer = never> extends Watched<OpenOf<Payloads, Answer> | null> {
  /**
   * Replaces the open one. One of the same name without a payload stays as it is: its key may be pressed again inside of it.
   * Resolves with the answer, once it is closed; undefined: without one.
   */
  open<Name extends keyof Payloads>(
    name: Name,
    ...payload: PayloadArgument<Payloads[Name]>
  ): Promise<Answer | undefined>
  /** Gives the one of that name another payload, if it is open; it stays open. */
  change<Name extends keyof Payloads>(name: Name, payload: Payloads[Name]): void
  close(): void
}

let count = 0

/** `Payloads` has what each dialog is opened with, by its name; undefined: nothing. */
export function createDialogs<Payloads, Answer = never>(): Dialogs<Payloads, Answer> {
  const shown = createWatched<OpenOf<Payloads, Answer> | null>(null)
  return {
    get: shown.get,
    subscribe: shown.subscribe,
    close: () => shown.get()?.answer(),
    change: (name, payload) => {
      const open = shown.get()
      if (open?.name === name) shown.set({ ...open, payload } as OpenOf<Payloads, Answer>)
    },
    open: (name, ...[payload]) => {
      const before = shown.get()
      if (before?.name === name && before.payload === undefined && payload === undefined)
        return before.answered
      const { promise: answered, resolve } = Promise.withResolvers<Answer | undefined>()
      count += 1
      const key = count
      const answer = (given?: Answer) => {
        if (shown.get()?.key === key) shown.set(null)
        resolve(given)
      }
      shown.set({ key, name, payload, answered, answer } as OpenOf<Payloads, Answer>)
      before?.answer()
      return answered
    },
  }
}
