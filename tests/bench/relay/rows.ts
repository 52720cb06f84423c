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

export function medianOf<Value>(
  found: ReadonlyMap<string, readonly Value[]>,
  pick: (value: Value) => number,
): Record<string, number> {
  return mapOf(found, (values) => median(values.map(pick)))
}
