import { type Hex, type Oklab, oklabOf, rgbOf } from '#model/colour/oklab.ts'

/**
 * What inks on coated paper look like, in sRGB: the usual values of ISO coated for full cyan, magenta, yellow and two of them
 * on each other. A printer converts by its own profile, so this says "much brighter than ink", not which colour comes out.
 */
const inks = {
  cyan: '#009FE3',
  blue: '#312783',
  magenta: '#E6007E',
  red: '#E30613',
  yellow: '#FFED00',
  green: '#009640',
} as const

const ring = Object.values(inks).map(labOf)
const ends = [labOf('#FFFFFF'), labOf('#000000')] as const
/** Between paper, two neighbouring inks, and black: the hull of what the inks mix to. */
const faces = ends.flatMap((end) =>
  ring.map((ink, at) => [end, ink, ring[(at + 1) % ring.length] as Oklab] as const),
)

/** How much lighter or darker a printer may make a colour to keep it lively, in OKLab. */
const shifts = Array.from({ length: 13 }, (_, at) => (at - 6) * 0.02)

/** How far a colour is from the nearest that the inks reach in its hue, in OKLab (black and white are 1 apart); 0: they reach it. */
export function beyondInk(hex: Hex): number {
  const [l, a, b] = labOf(hex)
  const chroma = Math.hypot(a, b)
  // Greys are what black ink is for.
  if (chroma < 0.02) return 0
  const direction: Oklab = [0, a / chroma, b / chroma]
  const beyond = (shift: number) => Math.max(0, chroma - reachAt([l + shift, 0, 0], direction))
  if (beyond(0) === 0) return 0
  return Math.min(...shifts.map((shift) => Math.hypot(shift, beyond(shift))))
}

/** How far the hull reaches from a grey in a direction of constant lightness. */
function reachAt(from: Oklab, direction: Oklab): number {
  const hits = faces.flatMap((face) => distanceTo(face, from, direction) ?? [])
  return hits.length === 0 ? 0 : Math.max(...hits)
}

/** Where a ray meets a triangle (Möller and Trumbore); null where it does not. */
function distanceTo(
  [corner, second, third]: readonly [Oklab, Oklab, Oklab],
  from: Oklab,
  direction: Oklab,
): number | null {
  const [one, two] = [minus(second, corner), minus(third, corner)]
  const normal = cross(direction, two)
  const determinant = dot(one, normal)
  if (Math.abs(determinant) < 1e-12) return null
  const away = minus(from, corner)
  const u = dot(away, normal) / determinant
  const around = cross(away, one)
  const v = dot(direction, around) / determinant
  const slack = 1e-9
  if (u < -slack || v < -slack || u + v > 1 + slack) return null
  const distance = dot(two, around) / determinant
  return distance < 0 ? null : distance
}

function labOf(hex: Hex): Oklab {
  return oklabOf(rgbOf(hex))
}

function minus([a, b, c]: Oklab, [d, e, f]: Oklab): Oklab {
  return [a - d, b - e, c - f]
}

function cross([a, b, c]: Oklab, [d, e, f]: Oklab): Oklab {
  return [b * f - c * e, c * d - a * f, a * e - b * d]
}

function dot([a, b, c]: Oklab, [d, e, f]: Oklab): number {
  return a * d + b * e + c * f
}
