import { numberFormat } from '../language/formatters.ts'

const kilo = 1024
const units = ['kilobyte', 'megabyte', 'gigabyte', 'terabyte'] as const

/** A size in bytes as text of a language, in KB to TB; at least 1 KB where there is anything. */
export function sizeWords(bytes: number, language: string): string {
  const rank = units.findLastIndex((_, at) => bytes >= kilo ** (at + 1))
  const at = Math.max(0, rank)
  const amount = bytes / kilo ** (at + 1)
  return numberFormat(language, {
    style: 'unit',
    unit: units[at] ?? 'terabyte',
    maximumFractionDigits: 1,
  }).format(at === 0 ? Math.max(Math.sign(bytes), Math.round(amount)) : amount)
}
