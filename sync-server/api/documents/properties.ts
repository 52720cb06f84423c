import type { Columns } from '#server/database/brand-rows.ts'

/** Column name of a property: `axisXLow` is `axis_x_low`. */
export function columnOf(property: string): string {
  return property.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)
}

/** The columns of the properties in `change`: an absent one stays as it is, null deletes the answer. */
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

/** The named properties of a row; all null where there is no row. */
export function toProperties<Answer>(names: readonly string[], row: object | undefined): Answer {
  const columns = new Map(Object.entries(row ?? {}))
  return Object.fromEntries(
    names.map((name) => [name, columns.get(columnOf(name)) ?? null]),
  ) as unknown as Answer
}

/** Property names of a zod object but those in `but`, so that they are listed in the contract only. */
export function namesOf(schema: { readonly shape: object }, ...but: readonly string[]): string[] {
  return Object.keys(schema.shape).filter((name) => !but.includes(name))
}
