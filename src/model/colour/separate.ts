import { distanceOf, fromOklch, type Hex, type Oklch, oklchOf } from './oklab.ts'
import { type StatusRole, statusRoles } from './roles.ts'
import { tellApart } from './similar.ts'

/** Smallest distance in OKLab of two brand colours. */
export const apart = 0.1

/** Changes a colour's lightness until it is distinct from the other brand colours and the status colours. */
export function separate(
  { l, c, h }: Oklch,
  brand: readonly Hex[],
  status: Readonly<Record<StatusRole, Hex>>,
): { hex: Hex; l: number } {
  const conflictOf = (made: Hex) =>
    brand.find((other) => distanceOf(made, other) < apart) ??
    statusRoles.map((role) => status[role]).find((other) => distanceOf(made, other) < tellApart)
  let lightness = l
  let direction = 0
  for (let moves = 0; moves < 24; moves += 1) {
    const made = fromOklch(lightness, c, h)
    const conflict = conflictOf(made)
    if (conflict === undefined) return { hex: made, l: lightness }
    if (direction === 0) direction = lightness >= oklchOf(conflict).l ? 1 : -1
    if (lightness + direction * 0.02 > 0.9 || lightness + direction * 0.02 < 0.28) direction = -direction
    lightness += direction * 0.02
  }
  // The walk can end between two neighbours: then the nearest free lightness, of a paler colour where there is none.
  const free = [c, c * 0.6, c * 0.3].flatMap((chroma) =>
    lightnessesFrom(l).map((at) => ({ hex: fromOklch(at, chroma, h), l: at })),
  )
  return free.find(({ hex }) => conflictOf(hex) === undefined) ?? { hex: fromOklch(l, c, h), l }
}

/** Lightnesses of suggestions, the nearest first. */
function lightnessesFrom(l: number): readonly number[] {
  const all = Array.from({ length: 63 }, (_, i) => 0.28 + i * 0.01)
  return all.sort((one, other) => Math.abs(one - l) - Math.abs(other - l))
}
