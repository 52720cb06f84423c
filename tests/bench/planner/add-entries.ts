import * as Y from 'yjs'
import { planner } from '#model/documents/planner.ts'
import { type Figure, median } from '../measure.ts'

const { entries } = planner.planner
const [few, many] = [500, 5_000]
const rounds = 5
/** Of what time in proportion to the number would be, for what the larger document costs by itself. */
const slack = 2

/** As many entries as a planner takes, added at once: the time grows with their number and no faster. */
export function benchAdding(): Figure[] {
  const of = (count: number) => median(Array.from({ length: rounds }, () => msOfAdding(count)))
  // The first is a warm-up.
  of(few)
  return [
    {
      name: `${many} entries are added at once`,
      unit: 'ms',
      value: of(many),
      limit: of(few) * (many / few) * slack,
      limitName: `${(many / few) * slack} × ${few} entries`,
    },
  ]
}

function msOfAdding(count: number): number {
  const doc = new Y.Doc()
  const items = Array.from({ length: count }, (_, at) => ({ title: `글 ${at}`, status: 'IDEA' }))
  const begun = performance.now()
  entries.addAll(doc, items)
  return performance.now() - begun
}
