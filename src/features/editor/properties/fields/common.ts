import { isSame } from '#model/fields/is-same.ts'

/** Stands for a value in which the selected layers differ. */
export const mixed = Symbol('mixed')

export type Common<Value> = Value | typeof mixed

/** The value that all of these have, compared by what is in it. There is at least one. */
export function commonOf<One, Value>(all: readonly One[], read: (one: One) => Value): Common<Value> {
  const [first, ...others] = all.map(read)
  return others.every((other) => isSame(first, other)) ? (first as Value) : mixed
}
