/** Whether two plain values say the same: by identity, and for objects and arrays by their JSON. */
export function isSame(a: unknown, b: unknown): boolean {
  return a === b || (isObject(a) && isObject(b) && JSON.stringify(a) === JSON.stringify(b))
}

function isObject(value: unknown): boolean {
  return typeof value === 'object' && value !== null
}
