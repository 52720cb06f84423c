import { type Figure, median } from '../measure.ts'
import { measureOneStart, prepareEmpty } from '../offline-start.ts'
import { prepareColdBrands } from './cold-brand.ts'
import { liveThrough } from './device-history.ts'

const counts = [1_000, 10_000, 100_000]
const rounds = 5
const editable = 'textarea:not([readonly])'

interface Measured {
  readonly edits: number
  readonly starts: number[]
  readonly guides: number[]
}

/** Brands of more and more history on one device, started and opened without a network. */
export async function benchBrand(): Promise<Figure[]> {
  const histories = await liveThrough(counts)
  await using cold = await prepareColdBrands(histories.map(({ guide }) => [guide]))
  await using empty = await prepareEmpty()
  const floor: number[] = []
  const measured: Measured[] = histories.map(({ edits }) => ({ edits, starts: [], guides: [] }))
  for (let round = 0; round < rounds; round++) {
    floor.push(await measureOneStart(() => empty.open(), empty.url, 'textarea'))
    for (const [at, { starts, guides }] of measured.entries()) {
      const open = async () => cold.brands[at]?.open() ?? empty.open()
      const words = histories[at]?.shown.slice(0, 20).trim() ?? ''
      starts.push(await measureOneStart(open, `${cold.url}/work-book/core/story/background`, editable))
      guides.push(await measureOneStart(open, `${cold.url}/brand/guide/core`, `main :text("${words}")`))
    }
  }
  const beside = (name: string, of: (one: Measured) => readonly number[]): Figure[] => [
    ...measured.map((one) => ({
      name: `${name}, ${one.edits.toLocaleString()} edits`,
      unit: 'ms' as const,
      value: median(of(one)),
      limit: median(floor),
      limitName: 'empty precached page',
    })),
    ...growth(name, measured, of),
  ]
  return [
    ...beside('cold offline start to an editable field', ({ starts }) => starts),
    ...beside('cold offline start to the words of the guide page', ({ guides }) => guides),
  ]
}

/** Each beside the smallest, so that the ratio is the growth. */
function growth(name: string, all: readonly Measured[], of: (one: Measured) => readonly number[]): Figure[] {
  const [smallest, ...larger] = all
  if (!smallest) return []
  return larger.map((one) => ({
    name: `${name}, ${one.edits / smallest.edits} times the edits`,
    unit: 'ms',
    value: median(of(one)),
    limit: median(of(smallest)),
    limitName: `${smallest.edits.toLocaleString()} edits`,
  }))
}
