/** What the tests of one file took, in seconds; processor where it could be measured. */
export interface Spent {
  readonly file: string
  readonly wall: number
  readonly processor: number | null
}

/** One line a file, cheapest first, so that the ten dearest are the last lines; `shown` limits them. */
export function tableOf(spent: readonly Spent[], shown: number): string {
  const sorted = [...spent].sort((one, other) => one.wall - other.wall)
  const sum = (of: (one: Spent) => number) => spent.reduce((total, one) => total + of(one), 0)
  const total = {
    file: `${spent.length} files`,
    wall: sum(({ wall }) => wall),
    processor: sum(({ processor }) => processor ?? 0),
  }
  const lines = [...sorted.slice(-shown), total]
  return ['  wall s   cpu s  file', ...lines.map(lineOf)].join('\n')
}

function lineOf({ file, wall, processor }: Spent): string {
  const cells = [wall.toFixed(1), processor?.toFixed(1) ?? '–']
  return `${cells.map((cell) => cell.padStart(8)).join('')}  ${file}`
}
