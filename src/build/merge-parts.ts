import { addBit, addBits, type Bits, bitsOf, deleteBit, hasBit, someOfEither, weighMissing } from './bits.ts'

/** Modules that are in one chunk. */
export interface Part {
  /** Indexes of the loads that need it: of those that need a part, each also needs the parts that it imports. */
  readonly loads: Bits
  readonly size: number
  /** Files that it comes to: a script, and a style sheet where it has styles. */
  readonly files: number
  /** Indexes of the parts that it imports; never in a circle. */
  readonly imports: ReadonlySet<number>
}

export interface Limits {
  /** As many files may be left. */
  readonly files: number
  /**
   * The bytes that loads may get in vain for each file saved. Without it the last merges of many give hundreds of kilobytes to
   * a load that needs one of them.
   */
  readonly mostPerFile?: number
  /** Loads from this index on count as little as `lightWeight`; a multiple of 32. */
  readonly light: number
  readonly lightWeight: number
}

/**
 * Bytes of code of a part that a screen gets without a need for it, at most: many small parts spread over all screens, a
 * large one would weigh on a single one.
 */
const bytesInVain = 450

/** The cheapest part to merge one with, and what each file that it saves costs; none where the cost is infinite. */
interface Merge {
  readonly cost: number
  readonly mate: number
}

/**
 * Merges parts until few enough files are left, or another one would cost too much: always the two where each file saved costs least. A cost is the bytes that
 * loads get without a need for them, also of the parts that are imported. Parts never import each other in a circle.
 * Returns the index of a merged part by that of each part.
 */
export function mergeParts(
  parts: readonly Part[],
  { files, mostPerFile = Number.MAX_VALUE, light, lightWeight }: Limits,
): readonly number[] {
  const loads = parts.map((part) => part.loads.slice())
  const sizes = parts.map(({ size }) => size)
  const imports = parts.map((part) => new Set(part.imports))
  const hasStyles = parts.map((part) => part.files > 1)
  const below = reachable(parts)
  const mergedInto = parts.map((_, part) => part)
  const left = new Set(parts.keys())
  let filesLeft = parts.reduce((sum, part) => sum + part.files, 0)

  /** What a merge costs for each file that it saves; any number of at least `bound` where that is reached. */
  const costOf = (one: number, other: number, bound: number): number => {
    const [a, b] = [loads[one] as Bits, loads[other] as Bits]
    const saved = hasStyles[one] && hasStyles[other] ? 2 : 1
    const enough = bound * saved
    const extra = (part: number) => {
      const size = sizes[part] ?? 0
      if (size === 0) return 0
      const missing = weighMissing(a, b, loads[part] as Bits, light, lightWeight)
      return missing >= 1 && size > bytesInVain ? Number.POSITIVE_INFINITY : size * missing
    }
    let cost = extra(one) + extra(other)
    if (cost >= enough) return bound
    if (isRoundabout(one, other) || isRoundabout(other, one)) return Number.POSITIVE_INFINITY
    someOfEither(below[one] as Bits, below[other] as Bits, (part) => {
      if (part !== one && part !== other) cost += extra(part)
      return cost >= enough
    })
    return cost / saved
  }
  /** Whether `from` imports `to` through a part between them, so that the two merged would be in a circle with it. */
  const isRoundabout = (from: number, to: number): boolean =>
    hasBit(below[from] as Bits, to) &&
    [...(imports[from] as Set<number>)].some((part) => part !== to && hasBit(below[part] as Bits, to))

  const findMerge = (part: number): Merge => {
    let best: Merge = { cost: Number.POSITIVE_INFINITY, mate: -1 }
    for (const mate of left) {
      if (mate === part) continue
      const cost = costOf(part, mate, best.cost)
      if (cost < best.cost) best = { cost, mate }
    }
    return best
  }

  const merge = (into: number, from: number): void => {
    const [a, b] = [loads[into] as Bits, loads[from] as Bits]
    addBits(a, b)
    someOfEither(below[into] as Bits, below[from] as Bits, (part) => {
      addBits(loads[part] as Bits, a)
      return false
    })
    sizes[into] = (sizes[into] ?? 0) + (sizes[from] ?? 0)
    filesLeft -= hasStyles[into] && hasStyles[from] ? 2 : 1
    hasStyles[into] ||= hasStyles[from] ?? false
    left.delete(from)
    mergedInto.forEach((target, part) => {
      if (target === from) mergedInto[part] = into
    })
    const after = below[into] as Bits
    addBits(after, below[from] as Bits)
    for (const part of left) {
      const [direct, all] = [imports[part] as Set<number>, below[part] as Bits]
      if (direct.delete(from)) direct.add(into)
      if (!hasBit(all, from) && !hasBit(all, into)) continue
      addBits(all, after)
      deleteBit(all, from)
      addBit(all, into)
    }
    const direct = imports[into] as Set<number>
    for (const part of imports[from] as Set<number>) direct.add(part)
    for (const part of [into, from]) {
      direct.delete(part)
      deleteBit(after, part)
    }
  }

  const merges = parts.map((_, part) => findMerge(part))
  while (filesLeft > files) {
    let into = -1
    for (const part of left) {
      if (into < 0 || (merges[part] as Merge).cost < (merges[into] as Merge).cost) into = part
    }
    const { cost, mate } = merges[into] as Merge
    if (cost > mostPerFile) break
    // What was found earlier may be merged meanwhile, or cost more.
    if (!left.has(mate) || costOf(into, mate, Number.POSITIVE_INFINITY) > cost) {
      const again = findMerge(into)
      merges[into] = again
      if (again.mate !== mate || again.cost > cost) continue
    }
    merge(into, mate)
    merges[into] = findMerge(into)
    for (const part of left) {
      if (part === into) continue
      const bound = (merges[part] as Merge).cost
      const better = costOf(part, into, bound)
      if (better < bound) merges[part] = { cost: better, mate: into }
    }
  }
  return mergedInto
}

/** By part: all that it imports, directly or not. */
function reachable(parts: readonly Part[]): Bits[] {
  const below: Bits[] = []
  const visit = (part: number): Bits => {
    const known = below[part]
    if (known) return known
    const imports = parts[part]?.imports ?? new Set()
    const found = bitsOf(parts.length, imports)
    for (const imported of imports) addBits(found, visit(imported))
    below[part] = found
    return found
  }
  for (const part of parts.keys()) visit(part)
  return below
}
