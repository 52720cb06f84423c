interface Sold {
  readonly credit: number
}

/** The smallest of what is sold that has so many credits; the largest where none has. */
export function coveringPlan<Plan extends Sold>(plans: readonly Plan[], missing: number): Plan | null {
  const sorted = [...plans].sort((a, b) => a.credit - b.credit)
  return sorted.find(({ credit }) => credit >= missing) ?? sorted.at(-1) ?? null
}
