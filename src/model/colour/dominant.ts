import { distanceOfLab, type Hex, hexOf, type Oklab, oklabOf, type Rgb, rgbOf } from './oklab.ts'

export interface ImageColour {
  readonly hex: Hex
  /** Share of the visible pixels, 0 to 1. */
  readonly share: number
}

interface Tint {
  readonly rgb: Rgb
  readonly lab: Oklab
  readonly count: number
}

/** Colours nearer than this are merged. Distance in OKLab. */
const same = 0.1
/** Colours with a smaller share are left out as edges and noise. */
const leastShare = 0.006
/** Colours with a smaller share are left out if they are a mix of two larger ones. */
const smallShare = 0.04
/** Smallest share of a seed; it may be small in a busy image, because a group gathers around it. */
const leastSeedShare = 0.002

/**
 * Dominant colours of an image, largest share first. `pixels` are rows of RGBA bytes; transparent ones do not
 * count; empty where all are. A flat colour of a logo is returned exactly, not averaged with its antialiased
 * edges.
 */
export function dominantColours(pixels: Uint8ClampedArray, atMost = 5): readonly ImageColour[] {
  const tints = countTints(pixels)
  const all = tints.reduce((sum, { count }) => sum + count, 0)
  if (all === 0) return []
  let centres = seedsOf(tints, all, atMost)
  let groups: Tint[][] = []
  for (let round = 0; round < 4; round += 1) {
    groups = centres.map(() => [])
    for (const tint of tints) groups[nearestOf(tint.lab, centres)]?.push(tint)
    centres = groups.map((group, i) => meanOf(group) ?? centres[i] ?? [0, 0, 0])
  }
  return groups
    .map((group) => ({ hex: faceOf(group), share: countOf(group) / all }))
    .filter(({ share }) => share >= leastShare)
    .sort((one, other) => other.share - one.share)
    .filter((each, i, all) => each.share >= smallShare || !isMixOf(each, all.slice(0, i)))
}

/** A small colour halfway between two larger ones is their antialiased edge. */
function isMixOf({ hex }: ImageColour, larger: readonly ImageColour[]): boolean {
  const lab = oklabOf(rgbOf(hex))
  const labs = larger.map((each) => oklabOf(rgbOf(each.hex)))
  return labs.some((one, i) =>
    labs.slice(i + 1).some((other) => {
      const around = distanceOfLab(one, lab) + distanceOfLab(lab, other)
      return around < distanceOfLab(one, other) * 1.06
    }),
  )
}

function countTints(pixels: Uint8ClampedArray): readonly Tint[] {
  const counts = new Map<number, number>()
  for (let i = 0; i + 3 < pixels.length; i += 4) {
    if ((pixels[i + 3] ?? 0) < 128) continue
    const key = ((pixels[i] ?? 0) << 16) | ((pixels[i + 1] ?? 0) << 8) | (pixels[i + 2] ?? 0)
    counts.set(key, (counts.get(key) ?? 0) + 1)
  }
  return [...counts].map(([key, count]) => {
    const rgb: Rgb = [key >> 16, (key >> 8) & 255, key & 255]
    return { rgb, lab: oklabOf(rgb), count }
  })
}

/** Starting points of the groups: dense areas of colour space, each at a distance from those before. */
function seedsOf(tints: readonly Tint[], all: number, atMost: number): Oklab[] {
  const cells = new Map<string, Tint[]>()
  for (const tint of tints) {
    const key = tint.lab.map((part) => Math.round(part / 0.05)).join(' ')
    const cell = cells.get(key)
    if (cell) cell.push(tint)
    else cells.set(key, [tint])
  }
  const candidates = [...cells.values()].map((cell) => ({
    lab: meanOf(cell) ?? ([0, 0, 0] as const),
    count: countOf(cell),
  }))
  const seeds: Oklab[] = []
  while (seeds.length < atMost) {
    let best: Oklab | null = null
    let most = 0
    for (const { lab, count } of candidates) {
      const away = Math.min(0.4, ...seeds.map((seed) => distanceOfLab(lab, seed)))
      if (away < same || count < all * leastSeedShare) continue
      // Prefers colours to greys, and small bright areas to large pale ones.
      const weight = count ** 0.6 * away * (0.05 + Math.hypot(lab[1], lab[2]))
      if (weight > most) {
        most = weight
        best = lab
      }
    }
    if (best === null) break
    seeds.push(best)
  }
  return seeds.length > 0 ? seeds : [meanOf(tints) ?? [0, 0, 0]]
}

function nearestOf(lab: Oklab, centres: readonly Oklab[]): number {
  let nearest = 0
  let least = Number.POSITIVE_INFINITY
  centres.forEach((centre, i) => {
    const distance = distanceOfLab(lab, centre)
    if (distance < least) {
      least = distance
      nearest = i
    }
  })
  return nearest
}

/** The exact colour that makes up most of a group, else the group's mean. */
function faceOf(group: readonly Tint[]): Hex {
  const most = group.reduce<Tint | null>(
    (best, tint) => (best && best.count >= tint.count ? best : tint),
    null,
  )
  const count = countOf(group)
  if (most === null || most.count >= count * 0.2) return hexOf(most?.rgb ?? [0, 0, 0])
  const part = (i: 0 | 1 | 2) => group.reduce((sum, { rgb, count: times }) => sum + rgb[i] * times, 0) / count
  return hexOf([part(0), part(1), part(2)])
}

function meanOf(group: readonly Tint[]): Oklab | null {
  const all = countOf(group)
  if (all === 0) return null
  const part = (i: 0 | 1 | 2) => group.reduce((sum, { lab, count }) => sum + lab[i] * count, 0) / all
  return [part(0), part(1), part(2)]
}

function countOf(group: readonly Tint[]): number {
  return group.reduce((sum, { count }) => sum + count, 0)
}
