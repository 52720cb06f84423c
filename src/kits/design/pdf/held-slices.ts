import type { Slice } from '#engine/fonts/slices.ts'
import type { FontSource } from '#engine/pdf/set-fonts.ts'

/** Some 10 MB: an unpacked slice has up to 150 kB. */
const most = 80

export type SliceSource = Pick<FontSource, 'slices' | 'file' | 'base'>

/** A source that remembers what it has read, the last used at the end. What is rejected is read again. */
export function holdSlices(source: SliceSource): SliceSource {
  const sheets = new Map<string, Promise<readonly Slice[]>>()
  const files = new Map<string, Promise<Uint8Array>>()
  return {
    base: source.base,
    slices: (slug, weight) => held(sheets, `${slug} ${weight}`, () => source.slices(slug, weight)),
    file: (slice) => held(files, slice.url, () => source.file(slice)),
  }
}

function held<Value>(
  known: Map<string, Promise<Value>>,
  key: string,
  read: () => Promise<Value>,
): Promise<Value> {
  const answer = known.get(key) ?? read()
  known.delete(key)
  known.set(key, answer)
  answer.catch(() => {
    if (known.get(key) === answer) known.delete(key)
  })
  const [oldest] = known.keys()
  if (known.size > most && oldest !== undefined) known.delete(oldest)
  return answer
}
