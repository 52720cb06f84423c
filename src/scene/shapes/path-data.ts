import type { Point } from './matrix.ts'

export type Segment =
  | readonly ['M' | 'L', number, number]
  | readonly ['Q', number, number, number, number]
  | readonly ['C', number, number, number, number, number, number]
  | readonly ['Z']

const counts = { M: 2, L: 2, Q: 4, C: 6, Z: 0 } as const
const token = /[MLCQZ]|[-+]?(?:\d+\.?\d*|\.\d+)(?:e[-+]?\d+)?|[\s,]+|./giy

/** Absolute M, L, C, Q and Z; null where the data has anything else. Numbers without a letter repeat the one before. */
export function parsePath(d: string): readonly Segment[] | null {
  const segments: Segment[] = []
  let command: keyof typeof counts | null = null
  let numbers: number[] = []
  for (const [part] of d.matchAll(token)) {
    if (part.trim() === '' || part.trim() === ',') continue
    if (/^[\s,]+$/.test(part)) continue
    if (part in counts) {
      if (numbers.length > 0 || (segments.length === 0 && part !== 'M')) return null
      command = part as keyof typeof counts
      if (command === 'Z') segments.push(['Z'])
      continue
    }
    const value = Number(part)
    if (!Number.isFinite(value) || command === null || command === 'Z') return null
    numbers.push(value)
    if (numbers.length < counts[command]) continue
    segments.push([command, ...numbers] as unknown as Segment)
    numbers = []
    // After a move the next pairs are lines.
    if (command === 'M') command = 'L'
  }
  return numbers.length > 0 ? null : segments
}

/** To at most four decimals. */
export function writePath(segments: readonly Segment[]): string {
  return segments.map(([command, ...numbers]) => `${command}${numbers.map(short).join(' ')}`).join('')
}

/** The path stretched and moved. */
export function scalePath(
  segments: readonly Segment[],
  { sx, sy, dx, dy }: { sx: number; sy: number; dx: number; dy: number },
): readonly Segment[] {
  return segments.map(
    ([command, ...numbers]) =>
      [
        command,
        ...numbers.map((value, i) => (i % 2 === 0 ? value * sx + dx : value * sy + dy)),
      ] as unknown as Segment,
  )
}

/** Parts of a curve that stand for it. */
const steps = 8

/** Its lines, point by point; curves as eight straight parts. */
export function flatten(segments: readonly Segment[]): readonly (readonly Point[])[] {
  const lines: Point[][] = []
  let line: Point[] = []
  for (const segment of segments) {
    const [x, y] = line.at(-1) ?? [0, 0]
    if (segment[0] === 'M') {
      line = [[segment[1], segment[2]]]
      lines.push(line)
    } else if (segment[0] === 'L') line.push([segment[1], segment[2]])
    else if (segment[0] === 'Z') {
      const [first] = line
      if (!first) continue
      line.push(first)
      line = [first]
      lines.push(line)
    } else {
      const [, ...numbers] = segment
      for (let i = 1; i <= steps; i++) line.push(pointAt([x, y, ...numbers], i / steps))
    }
  }
  return lines.filter(({ length }) => length > 1)
}

/** Of a quadratic or cubic curve by its points. */
function pointAt(numbers: readonly number[], at: number): Point {
  let points: Point[] = []
  for (let i = 0; i < numbers.length; i += 2) points.push([numbers[i] ?? 0, numbers[i + 1] ?? 0])
  while (points.length > 1) {
    points = points.slice(1).map(([x, y], i): Point => {
      const [px, py] = points[i] ?? [x, y]
      return [px + (x - px) * at, py + (y - py) * at]
    })
  }
  return points[0] ?? [0, 0]
}

function short(value: number): string {
  return String(Math.round(value * 10_000) / 10_000)
}
