export interface PaidSearch {
  /** The payer comes from paying it. */
  readonly paid?: true
}

export function readPaidSearch({ paid }: Record<string, unknown>): PaidSearch {
  return paid === true ? { paid } : {}
}
