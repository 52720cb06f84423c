/** Some 350 m: what is farther away is on no sheet, and readers take no number of any size. */
const reach = 1_000_000

/** A number in a PDF: four decimals at most, never in exponential form, and never beyond what readers take. */
export function num(value: number): string {
  const bounded = Number.isNaN(value) ? 0 : Math.max(-reach, Math.min(reach, value))
  const rounded = Math.round(bounded * 10_000) / 10_000
  return Object.is(rounded, -0) ? '0' : String(rounded)
}

export function nums(values: readonly number[]): string {
  return values.map(num).join(' ')
}

type Point = readonly [x: number, y: number]

/** Path data with absolute M, L, C, Q and Z as operators of PDF. */
export function pathOperators(d: string): string {
  let at: Point = [0, 0]
  let start: Point = at
  const drawn: string[] = []
  for (const { command, points } of commandsOf(d)) {
    const [one = at, two = one, three = two] = points
    if (command === 'Q') drawn.push(`${nums([...cubic(at, one), ...cubic(two, one), ...two])} c`)
    else if (command === 'C') drawn.push(`${nums([...one, ...two, ...three])} c`)
    else if (command === 'Z') drawn.push('h')
    else drawn.push(`${nums(one)} ${command === 'M' ? 'm' : 'l'}`)
    at = command === 'Z' ? start : (points.at(-1) ?? at)
    if (command === 'M') start = at
  }
  return drawn.join('\n')
}

/** The box around all points of a path, those that only bend it included: x, y of its corners. */
export function boxOf(d: string): readonly [left: number, top: number, right: number, bottom: number] {
  const points = commandsOf(d).flatMap((one) => one.points)
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)]
  return [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)]
}

/** How many points a command takes; more begin it again. */
const counts: Readonly<Record<string, number>> = { M: 1, L: 1, Q: 2, C: 3 }

interface PathCommand {
  readonly command: string
  readonly points: readonly Point[]
}

function commandsOf(d: string): PathCommand[] {
  return [...d.matchAll(/([MLCQZ])([^MLCQZ]*)/g)].flatMap(([, command = '', text = '']) => {
    if (command === 'Z') return [{ command, points: [] }]
    const values = (text.match(/-?(?:\d+\.?\d*|\.\d+)(?:e[-+]?\d+)?/gi) ?? []).map(Number)
    const size = (counts[command] ?? 1) * 2
    return Array.from({ length: Math.floor(values.length / size) }, (_, index) => ({
      // What follows the first point of M is lines.
      command: command === 'M' && index > 0 ? 'L' : command,
      points: pairs(values.slice(index * size, (index + 1) * size)),
    }))
  })
}

function pairs(values: readonly number[]): Point[] {
  return Array.from({ length: values.length / 2 }, (_, index) => [
    values[index * 2] ?? 0,
    values[index * 2 + 1] ?? 0,
  ])
}

/** A control point of the cubic curve that a quadratic one is. */
function cubic([x, y]: Point, [bendX, bendY]: Point): Point {
  return [x + (2 / 3) * (bendX - x), y + (2 / 3) * (bendY - y)]
}
