import type { Enqueued } from '#engine/queue/outbox.ts'

/** At most this many ids are taken by one call. */
const idsAtMost = 200

export function inParts<Item>(items: readonly Item[], size = idsAtMost): Item[][] {
  return Array.from({ length: Math.ceil(items.length / size) }, (_, i) =>
    items.slice(i * size, (i + 1) * size),
  )
}

/** What is done with the rows of each brand, in parts that one call takes. */
export function ofEachBrand<Row extends { readonly brand: number }, Done>(
  rows: readonly Row[],
  work: (part: readonly Row[], brand: number) => Done,
): Done[] {
  const brands = [...new Set(rows.map(({ brand }) => brand))]
  return brands.flatMap((brand) =>
    inParts(rows.filter((row) => row.brand === brand)).map((part) => work(part, brand)),
  )
}

/** Runs one after the other until one is not kept. */
export async function runInTurn(works: readonly (() => Promise<Enqueued>)[]): Promise<Enqueued> {
  for (const work of works) {
    const kept = await work()
    if (!kept.ok) return kept
  }
  return { ok: true }
}
