/** One line of a benchmark's table: a figure beside its limit, measured in the same run. */
export interface Figure {
  readonly name: string
  readonly unit: 'ms' | 's' | 'kB' | 'fps' | '%' | 'count'
  readonly value: number
  /** The lower bound of any such product on this machine, or a budget. */
  readonly limit: number
  readonly limitName: string
}

export function median(values: readonly number[]): number {
  return percentile(values, 50)
}

export function percentile(values: readonly number[], percent: number): number {
  const sorted = [...values].sort((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor((percent / 100) * sorted.length))] ?? Number.NaN
}

export function print(title: string, figures: readonly Figure[]): void {
  console.log(`\n${title}`)
  console.table(
    figures.map(({ name, unit, value, limit, limitName }) => ({
      figure: name,
      [unit]: round(value),
      limit: `${round(limit)} (${limitName})`,
      ratio: round(value / limit),
    })),
  )
  console.log(JSON.stringify({ title, figures }))
}

export function round(value: number): number {
  return Math.round(value * 100) / 100
}
