/**
 * Whether two plain values are equal: by identity, objects and arrays by their JSON, so the order of
 * properties counts.
 */
export function isSame(a: unknown, b: unknown): boolean {
  return a === b || (isObject(a) && isObject(b) && JSON.stringify(a) === JSON.stringify(b))
}

function isObject(value: unknown): boolean {
  return typeof value === 'object' && value !== null
}
