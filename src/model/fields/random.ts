/** A source of randomness, at least 0 and below 1. */
export type Random = () => number
