import { median } from '../measure.ts'

/** One line of the table: a figure of each server, in the same run. */
export interface Row {
  readonly figure: string
  readonly unit: string
  readonly of: Readonly<Record<string, number>>
}

export function row(figure: string, unit: string, of: Readonly<Record<string, number>>): Row {
  return { figure, unit, of }
}

/** A figure of each server, of all that it was measured. */
export function mapOf<Value>(
  found: ReadonlyMap<string, readonly Value[]>,
  pick: (values: readonly Value[]) => number,
): Record<string, number> {
  return Object.fromEntries([...found].map(([name, values]) => [name, pick(values)]))
}

/** One line for each figure: its unit, and what it is in what was measured. */
export function medianRows<Key extends string>(
  measured: ReadonlyMap<string, readonly Readonly<Record<NoInfer<Key>, number>>[]>,
  figures: readonly (readonly [figure: string, unit: string, key: Key])[],
): Row[] {
  return figures.map(([figure, unit, key]) =>
    row(
      figure,
      unit,
      mapOf(measured, (rounds) => median(rounds.map((round) => round[key]))),
    ),
  )
}
