/** A built-in symbol: one path in a square of 100 units, filled by the even-odd rule. */
export interface BuiltInSymbol {
  readonly id: string
  readonly d: string
}

/** Ids are stored in documents: symbols are only ever added. */
export const symbols: readonly BuiltInSymbol[] = [
  { id: 'circle', d: disc(50, 50, 44) },
  { id: 'ring', d: disc(50, 50, 44) + disc(50, 50, 24) },
  { id: 'square', d: 'M10 10H90V90H10Z' },
  { id: 'diamond', d: 'M50 4L96 50L50 96L4 50Z' },
  { id: 'triangle', d: 'M50 8L96 90H4Z' },
  { id: 'half', d: 'M6 28A44 44 0 0 0 94 28Z' },
  { id: 'bowl', d: `M6 46H94A44 40 0 0 1 66 83V92H34V83A44 40 0 0 1 6 46Z${disc(50, 24, 12)}` },
  { id: 'arch', d: 'M10 94V50A40 40 0 0 1 90 50V94H66V50A16 16 0 0 0 34 50V94Z' },
  { id: 'leaf', d: 'M10 90C10 40 40 10 90 10C90 60 60 90 10 90Z' },
  { id: 'drop', d: 'M50 4C72 32 84 48 84 62A34 34 0 0 1 16 62C16 48 28 32 50 4Z' },
  {
    id: 'flower',
    d: [
      [50, 28],
      [72, 50],
      [50, 72],
      [28, 50],
    ]
      .map(([x = 0, y = 0]) => petal(x, y))
      .join(''),
  },
  { id: 'sun', d: burst(12, 46, 33) },
  { id: 'star', d: burst(5, 48, 20) },
  { id: 'moon', d: 'M66 6A46 46 0 1 0 94 66A38 38 0 0 1 66 6Z' },
  { id: 'wave', d: wave(14) + wave(42) + wave(70) },
  { id: 'hill', d: 'M4 86L36 26L56 62L66 46L96 86Z' },
  { id: 'house', d: 'M50 8L94 46V92H62V62H38V92H6V46Z' },
  { id: 'door', d: 'M22 94V38A28 28 0 0 1 78 38V94ZM62 58A5 5 0 1 0 62 68A5 5 0 1 0 62 58Z' },
  { id: 'steps', d: 'M6 94V66H34V38H62V10H94V94Z' },
  { id: 'grid', d: 'M8 8H44V44H8ZM56 8H92V44H56ZM8 56H44V92H8ZM56 56H92V92H56Z' },
  { id: 'quarter', d: 'M10 90V10A80 80 0 0 1 90 90Z' },
  { id: 'pair', d: 'M44 10A40 40 0 0 0 44 90ZM56 10A40 40 0 0 1 56 90Z' },
  { id: 'cross', d: 'M36 6H64V36H94V64H64V94H36V64H6V36H36Z' },
  { id: 'hexagon', d: 'M50 4L90 27V73L50 96L10 73V27ZM50 30L32 40V60L50 70L68 60V40Z' },
]

/** Symbols made of the first letter of the name: alone, or cut out of a shape. */
export const letterSymbols = ['letter', 'letter-circle', 'letter-square'] as const
export type LetterSymbol = (typeof letterSymbols)[number]
/** Id of an uploaded drawing. */
export const ownDrawing = 'own'

export function isLetterSymbol(id: string): id is LetterSymbol {
  return (letterSymbols as readonly string[]).includes(id)
}

/** Path data of a symbol; the circle where the id is unknown, for example from a newer version. */
export function symbolPath(id: string): string {
  return (symbols.find((symbol) => symbol.id === id) ?? symbols[0])?.d ?? ''
}

/** Path data of a circle around `x`, `y` with radius `r`. */
export function disc(x: number, y: number, r: number): string {
  return `M${x - r} ${y}A${r} ${r} 0 1 0 ${x + r} ${y}A${r} ${r} 0 1 0 ${x - r} ${y}Z`
}

/** The petals must not overlap: the even-odd rule would leave holes where they do. */
function petal(x: number, y: number): string {
  const [dx, dy] = [Math.sign(x - 50), Math.sign(y - 50)]
  const [cx, cy] = [x + dx * 6, y + dy * 6]
  return disc(cx, cy, 19)
}

function burst(points: number, outer: number, inner: number): string {
  const corners = Array.from({ length: points * 2 }, (_, i) => {
    const radius = i % 2 === 0 ? outer : inner
    const angle = (Math.PI * i) / points - Math.PI / 2
    return `${round(50 + radius * Math.cos(angle))} ${round(50 + radius * Math.sin(angle))}`
  })
  return `M${corners.join('L')}Z`
}

function wave(y: number): string {
  return `M4 ${y + 8}C20 ${y - 8} 34 ${y - 8} 50 ${y + 4}S80 ${y + 16} 96 ${y}V${y + 12}C80 ${y + 28} 66 ${y + 28} 50 ${y + 16}S20 ${y + 4} 4 ${y + 20}Z`
}

function round(value: number): number {
  return Math.round(value * 100) / 100
}
