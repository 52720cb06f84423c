/**
 * The alignment of what a field shows with the shared text, while the two differ:
 *
 *     shared text   가 나 다 라        both   '='  in the field and in the shared text
 *     field         가    다 라 마     ahead  '+'  arrived in the shared text, not shown yet
 *     runs          = +1 ==   -1       stale  '-'  shown still, not (or no longer) in the shared text
 *
 * Lengths are UTF-16 units, as in the DOM and in Y.Text.
 */
export interface Run {
  readonly kind: '=' | '+' | '-'
  readonly length: number
}

export type Runs = readonly Run[]

/** One step of a Y.Text event's delta. */
export interface DeltaStep {
  readonly retain?: number | undefined
  readonly delete?: number | undefined
  readonly insert?: unknown
}

/** One replacement in the field. */
export interface Splice {
  readonly index: number
  readonly remove: number
  readonly insert: string
}

/** Operations on the shared text, in this order; each offset is valid after the operations before it. */
export type Operation =
  | { readonly at: number; readonly insert: string }
  | { readonly at: number; readonly remove: number }

/** The runs of a field that shows exactly the shared text. */
export function identicalRuns(length: number): Runs {
  return length > 0 ? [{ kind: '=', length }] : []
}

/** The runs after a remote change that the field does not show yet. */
export function applyRemoteDelta(runs: Runs, delta: readonly DeltaStep[]): Runs {
  const made = new Builder()
  const rest = new Reader(runs)
  for (const step of delta) {
    if (step.retain !== undefined) rest.takeShared(step.retain, made, (kind) => kind)
    else if (step.delete !== undefined) {
      rest.takeShared(step.delete, made, (kind) => (kind === '=' ? '-' : null))
    } else if (step.insert !== undefined) made.push('+', lengthOf(step.insert))
  }
  rest.copyAll(made)
  return made.runs
}

/**
 * The person changed the field. An insert at the index of what is not shown yet goes before it, so that a caret keeps
 * what it typed on its left. Of the insert only `room` units enter the shared text; the rest stays in the field as
 * stale and goes at the next rendering.
 */
export function applyLocalSplice(
  runs: Runs,
  { index, remove, insert }: Splice,
  room = insert.length,
): { runs: Runs; operations: Operation[] } {
  const made = new Builder()
  const rest = new Reader(runs)
  const operations: Operation[] = []
  let at = rest.takeField(index, made)
  if (room > 0 && insert.length > 0) {
    const entering = insert.slice(0, room)
    operations.push({ at, insert: entering })
    made.push('=', entering.length)
    at += entering.length
  }
  made.push('-', insert.length - Math.max(0, Math.min(room, insert.length)))
  let left = remove
  while (left > 0) {
    const run = rest.peek()
    if (!run) break
    if (run.kind === '+') {
      at += rest.take(run.length)
      made.push('+', run.length)
      continue
    }
    const length = rest.take(left)
    left -= length
    if (run.kind === '=') operations.push({ at, remove: length })
  }
  rest.copyAll(made)
  return { runs: made.runs, operations }
}

/** An offset in the field as an offset in the shared text. */
export function toShared(runs: Runs, offset: number): number {
  return new Reader(runs).takeField(offset, new Builder())
}

/** An offset in the shared text as an offset in the field; text that is not shown has no width. */
export function toField(runs: Runs, offset: number): number {
  let shared = 0
  let field = 0
  for (const { kind, length } of runs) {
    if (kind === '-') {
      if (shared < offset) field += length
      continue
    }
    if (shared >= offset) break
    const taken = Math.min(offset - shared, length)
    shared += taken
    if (kind === '=') field += taken
  }
  return field
}

/**
 * Aligns a shared text with what the browser shows of it. They differ in line ends: a textarea shows `\r\n` as `\n`, an
 * input shows none.
 */
export function align(shared: string, shown: string): Runs {
  if (shared === shown) return identicalRuns(shared.length)
  const made = new Builder()
  let i = 0
  let j = 0
  while (i < shared.length) {
    if (shared[i] === shown[j]) {
      made.push('=', 1)
      i++
      j++
      continue
    }
    made.push('+', 1)
    if (shared[i] === '\r' && shared[i + 1] !== '\n' && shown[j] === '\n') {
      made.push('-', 1)
      j++
    }
    i++
  }
  made.push('-', shown.length - j)
  return made.runs
}

class Builder {
  readonly runs: Run[] = []

  push(kind: Run['kind'], length: number): void {
    if (length <= 0) return
    const last = this.runs.at(-1)
    if (last?.kind === kind) this.runs[this.runs.length - 1] = { kind, length: last.length + length }
    else this.runs.push({ kind, length })
  }
}

class Reader {
  readonly #runs: Runs
  #index = 0
  #used = 0

  constructor(runs: Runs) {
    this.#runs = runs
  }

  peek(): Run | null {
    const run = this.#runs[this.#index]
    return run ? { kind: run.kind, length: run.length - this.#used } : null
  }

  /** Takes at most `length` of the current run; returns how much. */
  take(length: number): number {
    const run = this.peek()
    if (!run) return 0
    const taken = Math.min(length, run.length)
    this.#used += taken
    if (taken === run.length) {
      this.#index++
      this.#used = 0
    }
    return taken
  }

  /** Moves over `length` units of the shared text; `as` returns the new kind of each run, null to drop it. */
  takeShared(length: number, made: Builder, as: (kind: '=' | '+') => Run['kind'] | null): void {
    let left = length
    for (let run = this.peek(); run && left > 0; run = this.peek()) {
      if (run.kind === '-') {
        made.push('-', this.take(run.length))
        continue
      }
      const taken = this.take(left)
      left -= taken
      const kind = as(run.kind)
      if (kind) made.push(kind, taken)
    }
  }

  /** Moves over `length` units of the field; returns how much shared text that is. */
  takeField(length: number, made: Builder): number {
    let left = length
    let shared = 0
    for (let run = this.peek(); run && left > 0; run = this.peek()) {
      const taken = this.take(run.kind === '+' ? run.length : left)
      made.push(run.kind, taken)
      if (run.kind !== '-') shared += taken
      if (run.kind !== '+') left -= taken
    }
    return shared
  }

  copyAll(made: Builder): void {
    for (let run = this.peek(); run; run = this.peek()) made.push(run.kind, this.take(run.length))
  }
}

function lengthOf(insert: unknown): number {
  return typeof insert === 'string' ? insert.length : 1
}
