/** What was read, how many screens use it, and how reading ends when none does any more. */
interface Entry {
  readonly answer: Promise<unknown>
  readonly stop: AbortController
  users: number
  /** Set once it was read. */
  settled: { readonly value: unknown } | null
}

/** What a screen holds until it is left. */
export interface Held<Value> {
  readonly answer: Promise<Value>
  release(): void
}

/** Logos and photographs of the open brand, and of the one before it. */
const most = 4
/** By key, the last used at the end. */
const entries = new Map<string, Entry>()

/**
 * What `load` resolves to, read once for all screens that hold it, and remembered for those that come. When the last one is left
 * before it was read, `signal` is aborted and nothing is remembered; nor is what `isLasting` says is not whole.
 */
export function holdPictures<Value>(
  key: string,
  load: (signal: AbortSignal) => Promise<Value>,
  isLasting: (value: Value) => boolean,
): Held<Value> {
  const entry = entries.get(key) ?? begin(load)
  entries.delete(key)
  entries.set(key, entry)
  entry.users += 1
  forgetOldest()
  let isReleased = false
  return {
    answer: entry.answer as Promise<Value>,
    release: () => {
      if (isReleased) return
      isReleased = true
      entry.users -= 1
      if (entry.users > 0 || entries.get(key) !== entry) return
      const isKept = entry.settled !== null && isLasting(entry.settled.value as Value)
      if (isKept) return
      entries.delete(key)
      entry.stop.abort()
    },
  }
}

/** What was read under the key; undefined while it is not. */
export function heldPictures(key: string): unknown {
  return entries.get(key)?.settled?.value
}

function begin<Value>(load: (signal: AbortSignal) => Promise<Value>): Entry {
  const stop = new AbortController()
  const answer = load(stop.signal)
  const entry: Entry = { answer, stop, users: 0, settled: null }
  answer.then(
    (value) => {
      entry.settled = { value }
    },
    () => undefined,
  )
  return entry
}

function forgetOldest(): void {
  for (const [key, { users }] of entries) {
    if (entries.size <= most) return
    if (users === 0) entries.delete(key)
  }
}
