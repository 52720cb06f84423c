/**
 * Of a JSON object that an earlier version of the app may have stored, the values that this one can use: those under a name of
 * `example` and of the type of its value. null in the example: text or null; a list: of texts or numbers.
 */
export function valuesOfVersion<Values extends object>(
  json: string | null,
  example: Values,
): Partial<Values> {
  try {
    const stored: unknown = JSON.parse(json ?? 'null')
    if (typeof stored !== 'object' || stored === null) return {}
    const known = Object.entries(stored).filter(
      ([name, value]) => Object.hasOwn(example, name) && isLike(value, example[name as keyof Values]),
    )
    return Object.fromEntries(known) as Partial<Values>
  } catch {
    return {}
  }
}

function isLike(value: unknown, example: unknown): boolean {
  if (example === null) return value === null || typeof value === 'string'
  if (Array.isArray(example)) return Array.isArray(value) && value.every(isSmall)
  return typeof value === typeof example
}

function isSmall(value: unknown): boolean {
  return typeof value === 'string' || typeof value === 'number'
}
