import type { FontFamily } from '#model/options/fonts.ts'

/** The available weight of a family that is closest to the given one. */
export function nearestWeight({ faces }: FontFamily, weight: number): number {
  const weights = faces.map(({ weightValue }) => weightValue)
  return weights.reduce(
    (best, one) => (Math.abs(one - weight) < Math.abs(best - weight) ? one : best),
    weights[0] ?? 400,
  )
}
