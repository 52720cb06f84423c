import type { Oklab } from '../colour/oklab.ts'
import {
  alphaAt,
  between,
  colourKeys,
  differenceAt,
  distance,
  keyOf,
  labAt,
  solid,
  type Tones,
  visible,
} from './pixels.ts'

/** OKLab differences: colours of one tone, a pixel of a tone, and neighbours that shade into each other. */
const sameTone = 0.09
const ofTone = 0.06
const shaded = 0.03
const mostTones = 12
/** A picture of more parts is a photograph. */
const mostParts = 3000
const outside = -2

interface Part {
  readonly tone: [l: number, a: number, b: number]
  size: number
  /** Pixels with nothing but the same part around them. A part without any may be the mixed pixels of an edge. */
  inner: number
  outside: number
  readonly beside: Map<number, number>
  /** Null until it is decided. */
  isOpen: boolean | null
}

/**
 * For each pixel of a logo: 1 in a part that is left open in its one-colour form, 0 in a filled one, -1 for mixed pixels
 * on an edge and outside. What touches the outside or the paper is filled; from there, neighbours alternate. Null for a
 * photograph.
 */
export function openPartsOf(tones: Tones, paper: Oklab | null): Int8Array | null {
  const partOf = partsByTone(tones)
  const parts = measured(tones, partOf)
  dropMixed(partOf, { parts, width: tones.width })
  if (parts.size > mostParts) return null
  if (paper) for (const part of parts.values()) if (distance(part.tone, paper) < sameTone) part.isOpen = true
  touch(tones, partOf, parts)
  decide(parts)
  const marks = new Int8Array(partOf.length).fill(-1)
  for (let i = 0; i < marks.length; i++) {
    const isOpen = parts.get(partOf[i] ?? -1)?.isOpen ?? null
    if (isOpen !== null) marks[i] = isOpen ? 1 : 0
  }
  return marks
}

/** Connected pixels of one tone, named by one of them; -1 for those of no tone. Tones that shade into each other are one. */
function partsByTone(tones: Tones): Int32Array {
  const { width, height } = tones
  const found = tonesIn(tones)
  const toneOf = new Int8Array(width * height).fill(-1)
  const parent = new Int32Array(width * height).fill(-1)
  const nearestTone = nearestToneOf(found)
  for (let i = 0; i < toneOf.length; i++) {
    if (alphaAt(tones, i) < solid) continue
    const tone = nearestTone(tones, i)
    toneOf[i] = tone
    if (tone >= 0) parent[i] = i
  }
  const rootOf = (i: number): number => {
    let root = i
    while (parent[root] !== root) {
      const above = parent[root] ?? root
      parent[root] = parent[above] ?? above
      root = above
    }
    return root
  }
  const join = (i: number, j: number) => {
    if (parent[j] === -1) return
    const [one, other] = [rootOf(i), rootOf(j)]
    if (one !== other) parent[Math.max(one, other)] = Math.min(one, other)
  }
  for (let i = 0; i < parent.length; i++) {
    if (parent[i] === -1) continue
    const [x, tone] = [i % width, toneOf[i]]
    // Corners as well, so that a thin slanting line is one part.
    if (x < width - 1 && toneOf[i + 1] === tone) join(i, i + 1)
    if (toneOf[i + width] === tone) join(i, i + width)
    if (x < width - 1 && toneOf[i + width + 1] === tone) join(i, i + width + 1)
    if (x > 0 && toneOf[i + width - 1] === tone) join(i, i + width - 1)
  }
  joinShaded(tones, toneOf, rootOf, join)
  return parent.map((own, i) => (own === -1 ? -1 : rootOf(i)))
}

/** Joins two parts where most of the border between them has no edge, as in a gradient. */
function joinShaded(
  tones: Tones,
  toneOf: Int8Array,
  rootOf: (i: number) => number,
  join: (i: number, j: number) => void,
): void {
  const { width, height } = tones
  const borders = new Map<string, { soft: number; hard: number; i: number; j: number }>()
  for (let y = 1; y < height - 1; y++) {
    for (let x = 1; x < width - 1; x++) {
      const i = y * width + x
      if ((toneOf[i] ?? -1) < 0) continue
      for (const step of [1, width]) {
        const j = i + step
        if ((toneOf[j] ?? -1) < 0 || toneOf[j] === toneOf[i]) continue
        const [one, other] = [rootOf(i), rootOf(j)]
        if (one === other) continue
        const key = one < other ? `${one} ${other}` : `${other} ${one}`
        const border = borders.get(key) ?? { soft: 0, hard: 0, i, j }
        // Over three steps, because an edge is mixed over two pixels.
        const isSoft =
          differenceAt(tones, i - step, alphaAt(tones, j + step) < solid ? j : j + step) < shaded * 3
        if (isSoft) border.soft++
        else border.hard++
        borders.set(key, border)
      }
    }
  }
  for (const { soft, hard, i, j } of borders.values()) if (soft > hard) join(i, j)
}

/** The colours of which a picture has most, those of even areas above those of edges. */
function tonesIn(tones: Tones): readonly Oklab[] {
  const { data, width } = tones
  const bins = new Map<number, Bin>()
  let whole = 0
  let [last, bin] = [-1, emptyBin()]
  for (let i = 0; i < data.length / 4; i++) {
    if (alphaAt(tones, i) < solid) continue
    const isEven =
      i % width < width - 1 &&
      i + width < data.length / 4 &&
      differenceAt(tones, i, i + 1) < shaded &&
      differenceAt(tones, i, i + width) < shaded
    const weight = isEven ? 5 : 1
    const key = keyOf(tones, i)
    if (key !== last) {
      bin = bins.get(key) ?? emptyBin()
      bins.set(key, bin)
      last = key
    }
    bin.weight += weight
    bin.sum[0] += (tones.labs[i * 3] ?? 0) * weight
    bin.sum[1] += (tones.labs[i * 3 + 1] ?? 0) * weight
    bin.sum[2] += (tones.labs[i * 3 + 2] ?? 0) * weight
    whole += weight
  }
  const found: Oklab[] = []
  const waiting = [...bins.values()].sort((a, b) => b.weight - a.weight)
  for (const { weight, sum } of waiting) {
    if (found.length === mostTones || weight < whole * 0.002) break
    const tone: Oklab = [sum[0] / weight, sum[1] / weight, sum[2] / weight]
    if (found.every((other) => distance(tone, other) >= sameTone)) found.push(tone)
  }
  return found
}

interface Bin {
  weight: number
  readonly sum: [l: number, a: number, b: number]
}

function emptyBin(): Bin {
  return { weight: 0, sum: [0, 0, 0] }
}

function nearestToneOf(found: readonly Oklab[]): (tones: Tones, i: number) => number {
  const [unknown, none] = [-2, -1]
  const known = new Int8Array(colourKeys).fill(unknown)
  return (tones, i) => {
    const key = keyOf(tones, i)
    const kept = known[key] ?? unknown
    if (kept !== unknown) return kept
    const lab = labAt(tones, i)
    let [nearest, least] = [none, ofTone]
    for (const [at, tone] of found.entries()) {
      const away = distance(lab, tone)
      if (away < least) [nearest, least] = [at, away]
    }
    known[key] = nearest
    return nearest
  }
}

function measured({ labs, width, height }: Tones, partOf: Int32Array): Map<number, Part> {
  const parts = new Map<number, Part>()
  let [last, part] = [-1, newPart()]
  for (let i = 0; i < partOf.length; i++) {
    const name = partOf[i] ?? -1
    if (name < 0) continue
    if (name !== last) {
      part = parts.get(name) ?? newPart()
      parts.set(name, part)
      last = name
    }
    part.size++
    for (const channel of [0, 1, 2] as const) {
      // A running mean: the part is complete only at the last row.
      part.tone[channel] += ((labs[i * 3 + channel] ?? 0) - part.tone[channel]) / part.size
    }
    const x = i % width
    const isInner =
      x > 0 &&
      x < width - 1 &&
      i >= width &&
      i < width * (height - 1) &&
      partOf[i - 1] === name &&
      partOf[i + 1] === name &&
      partOf[i - width] === name &&
      partOf[i + width] === name
    if (isInner) part.inner++
  }
  return parts
}

function newPart(): Part {
  return { tone: [0, 0, 0], size: 0, inner: 0, outside: 0, beside: new Map(), isOpen: null }
}

/** Removes parts that are only the mixed pixels between two others, which have a tone between theirs. */
function dropMixed(partOf: Int32Array, { parts, width }: { parts: Map<number, Part>; width: number }): void {
  const near = new Map<number, Set<number>>()
  for (let i = 0; i < partOf.length; i++) {
    const name = partOf[i] ?? -1
    const part = parts.get(name)
    if (!part || part.inner > 0) continue
    const around = near.get(name) ?? new Set()
    for (let step = 1; step <= 3; step++) {
      for (const j of [i - step, i + step, i - step * width, i + step * width]) {
        const other = partOf[j] ?? -1
        if (other >= 0 && other !== name) around.add(other)
      }
    }
    near.set(name, around)
  }
  const dropped = new Set<number>()
  for (const [name, around] of near) {
    const part = parts.get(name)
    const tones = [...around].slice(0, 8).flatMap((other) => {
      const beside = parts.get(other)
      return beside ? [beside.tone] : []
    })
    const isBetween = tones.some((from, at) =>
      tones.slice(at + 1).some((to) => {
        const { share, away } = between(part?.tone ?? from, from, to)
        return away < 0.08 && share > 0.08 && share < 0.92
      }),
    )
    if (isBetween || (part?.size ?? 0) <= 2) dropped.add(name)
  }
  for (const name of dropped) parts.delete(name)
  for (let i = 0; i < partOf.length; i++) if (dropped.has(partOf[i] ?? -1)) partOf[i] = -1
}

/** Counts how far each part borders on others and on the outside; mixed pixels count as the nearest part. */
function touch(tones: Tones, partOf: Int32Array, parts: ReadonlyMap<number, Part>): void {
  const { width, height } = tones
  const owner = Int32Array.from(partOf)
  let edge: number[] = []
  for (let i = 0; i < owner.length; i++) {
    if (owner[i] !== -1) continue
    if (alphaAt(tones, i) < visible) owner[i] = outside
    else edge.push(i)
  }
  while (edge.length > 0) {
    const found = edge.map((i) => {
      const x = i % width
      const beside = [
        x > 0 ? owner[i - 1] : -1,
        x < width - 1 ? owner[i + 1] : -1,
        owner[i - width],
        owner[i + width],
      ]
      return beside.find((part) => part !== undefined && part >= 0) ?? -1
    })
    const left = edge.filter((_, at) => found[at] === -1)
    for (const [at, part] of found.entries()) owner[edge[at] ?? -1] = part
    if (left.length === edge.length) break
    edge = left
  }
  const meet = (one: number, other: number) => {
    if (one === other) return
    const part = parts.get(one)
    if (!part) return
    if (other < 0 || parts.get(other)?.isOpen) part.outside++
    else part.beside.set(other, (part.beside.get(other) ?? 0) + 1)
  }
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const one = owner[y * width + x] ?? outside
      const right = x < width - 1 ? (owner[y * width + x + 1] ?? outside) : outside
      const below = y < height - 1 ? (owner[(y + 1) * width + x] ?? outside) : outside
      meet(one, right)
      meet(right, one)
      meet(one, below)
      meet(below, one)
      if (x === 0) meet(one, outside)
      if (y === 0) meet(one, outside)
    }
  }
}

/** What touches the outside is filled; then the part with the longest border to decided ones is the opposite of them. */
function decide(parts: ReadonlyMap<number, Part>): void {
  const undecided = new Set<number>()
  for (const [name, part] of parts) {
    if (part.isOpen) continue
    const border = [...part.beside.values()].reduce((sum, length) => sum + length, part.outside)
    if (part.outside > border / 20) part.isOpen = false
    else undecided.add(name)
  }
  const decidedBorder = (name: number) => {
    let [filled, open] = [0, 0]
    for (const [other, length] of parts.get(name)?.beside ?? []) {
      const isOpen = parts.get(other)?.isOpen
      if (isOpen === false) filled += length
      else if (isOpen === true) open += length
    }
    return { filled, open }
  }
  let ring = [...undecided]
  while (ring.length > 0) {
    const known = ring
      .map((name) => ({ name, ...decidedBorder(name) }))
      .filter(({ filled, open }) => filled + open > 0)
    if (known.length === 0) return
    // All that touch decided parts at once, as a logo has few parts one inside another.
    for (const { name, filled, open } of known) {
      const part = parts.get(name)
      if (part) part.isOpen = filled >= open
      undecided.delete(name)
    }
    ring = [...undecided]
  }
}
