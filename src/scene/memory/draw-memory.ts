/**
 * What was computed for the drawing before, so that a page of which little changed is drawn quickly. It changes no drawing: a
 * result is taken again only where all that it was computed from is the same.
 */
export interface DrawMemory {
  /** Begins a drawing; what was computed from others than `of` is forgotten, as is what the one before did not use. */
  begin(...of: readonly unknown[]): void
  /** The result under a name, where it was kept with the same inputs: the same objects, numbers and texts in the same order. */
  find<Result>(name: string, inputs: readonly unknown[]): Result | null
  /** Keeps a result; it must not be changed afterwards. */
  keep<Result>(name: string, inputs: readonly unknown[], result: Result): Result
}

interface Entry {
  readonly inputs: readonly unknown[]
  readonly result: unknown
}

export function createDrawMemory(): DrawMemory {
  let made: readonly unknown[] = []
  let before = new Map<string, Entry>()
  let now = new Map<string, Entry>()
  return {
    begin(...of) {
      before = areSame(made, of) ? now : new Map()
      now = new Map()
      made = of
    },
    find<Result>(name: string, inputs: readonly unknown[]) {
      const found = before.get(name)
      if (!found || !areSame(found.inputs, inputs)) return null
      now.set(name, found)
      return found.result as Result
    },
    keep(name, inputs, result) {
      now.set(name, { inputs, result })
      return result
    },
  }
}

function areSame(one: readonly unknown[], other: readonly unknown[]): boolean {
  if (one.length !== other.length) return false
  for (let at = 0; at < one.length; at++) if (!Object.is(one[at], other[at])) return false
  return true
}

/** For a page that is drawn once. */
export const noMemory: DrawMemory = {
  begin: () => {},
  find: () => null,
  keep: (_, __, result) => result,
}
