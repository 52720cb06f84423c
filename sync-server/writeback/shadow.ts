/** A value as REST has it; nothing, whether null, absent or an empty text, is null. */
export type RestValue = string | number | boolean | null

/** A list item as it last agreed with its row. */
export interface ItemShadow {
  readonly id: number
  readonly values: Readonly<Record<string, RestValue>>
}

/** The REST state last known to agree with a document, and what REST would not take. */
export interface Shadow {
  /** By field path. A path that was never settled is absent. */
  readonly values: Readonly<Record<string, RestValue>>
  /** By field path, then item key. */
  readonly lists: Readonly<Record<string, Readonly<Record<string, ItemShadow>>>>
  /** By field path, the order of ids on which both sides agreed. */
  readonly orders: Readonly<Record<string, readonly number[]>>
  /** By field path, then item key: the body of a row that is being created; noted before REST is asked. */
  readonly creating: Readonly<Record<string, Readonly<Record<string, Readonly<Record<string, RestValue>>>>>>
  /** By field path: the value that REST refused, so that it is not offered again before it changes. */
  readonly refused: Readonly<Record<string, RestValue>>
}

export const emptyShadow: Shadow = { values: {}, lists: {}, orders: {}, creating: {}, refused: {} }

/** A stored shadow, of whatever version wrote it. */
export function toShadow(stored: unknown): Shadow {
  return typeof stored === 'object' && stored !== null ? { ...emptyShadow, ...stored } : emptyShadow
}

export function toRestValue(value: unknown): RestValue {
  if (value === '' || value === undefined || value === null) return null
  if (typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean') return value
  return JSON.stringify(value)
}
