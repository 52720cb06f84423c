/** A value that was chosen on this device, identified by the id of its Yjs entry. */
export interface OwnChoice {
  readonly path: string
  readonly client: number
  readonly clock: number
}

/** Reads a stored list without trusting its shape; entries that are malformed are left out. */
export function parseOwnChoices(stored: unknown): readonly OwnChoice[] {
  if (!Array.isArray(stored)) return []
  return stored.filter(
    (one): one is OwnChoice =>
      typeof one === 'object' &&
      one !== null &&
      typeof one.path === 'string' &&
      Number.isSafeInteger(one.client) &&
      Number.isSafeInteger(one.clock),
  )
}
