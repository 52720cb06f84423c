import type { Columns } from '#server/database/brand-rows.ts'

/** Properties of an entity and their columns, by the one rule: `axisXLow` is `axis_x_low`. */
export function columnOf(property: string): string {
  return property.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)
}

/** Only what the change names: absent stays as it is, null takes an answer back. */
export function toColumns(
  names: readonly string[],
  change: Readonly<Record<string, unknown>>,
): Record<string, Columns[string]> {
  return Object.fromEntries(
    names.flatMap((name) =>
      change[name] === undefined ? [] : [[columnOf(name), change[name] as Columns[string]]],
    ),
  )
}

/** Nothing where there is no row. */
export function toProperties<Answer>(names: readonly string[], row: object | undefined): Answer {
  const columns = new Map(Object.entries(row ?? {}))
  return Object.fromEntries(
    names.map((name) => [name, columns.get(columnOf(name)) ?? null]),
  ) as unknown as Answer
}

/** The names of a zod object, so that they stand once, in the contract. */
export function namesOf(schema: { readonly shape: object }, ...but: readonly string[]): string[] {
  return Object.keys(schema.shape).filter((name) => !but.includes(name))
}
