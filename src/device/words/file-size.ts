import { pageLanguage } from './page-language.ts'

const kilo = 1024

/** A size in bytes as text, in KB or MB; at least 1 KB. */
export function fileSize(bytes: number, language: string = pageLanguage()): string {
  const isSmall = bytes < kilo * kilo
  const amount = isSmall ? Math.max(1, Math.round(bytes / kilo)) : bytes / kilo / kilo
  return new Intl.NumberFormat(language, {
    style: 'unit',
    unit: isSmall ? 'kilobyte' : 'megabyte',
    maximumFractionDigits: 1,
  }).format(amount)
}
