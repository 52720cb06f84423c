import { numberFormat } from '#model/language/formatters.ts'
import { pageLanguage } from './page-language.ts'

const kilo = 1024
const units = ['kilobyte', 'megabyte', 'gigabyte', 'terabyte'] as const

/** A size in bytes as text, in KB to TB; at least 1 KB where there is anything. */
export function fileSize(bytes: number, language: string = pageLanguage()): string {
  const rank = units.findLastIndex((_, at) => bytes >= kilo ** (at + 1))
  const at = Math.max(0, rank)
  const amount = bytes / kilo ** (at + 1)
  return numberFormat(language, {
    style: 'unit',
    unit: units[at] ?? 'terabyte',
    maximumFractionDigits: 1,
  }).format(at === 0 ? Math.max(Math.sign(bytes), Math.round(amount)) : amount)
}
