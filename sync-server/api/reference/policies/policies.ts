import type { Language } from '#model/language/languages.ts'
import { effectiveDateOf } from '#server/database/seed/policy-facts.ts'
import type { Environment } from '#server/environment/environment.ts'

interface PolicyRow {
  readonly type: string
  readonly version: number
  readonly language: string
  readonly effective_at: Date | null
}

/** The rows in the given language, else in English, else in Korean, which is the binding version. */
export function inLanguage<Row extends PolicyRow>(rows: readonly Row[], language: Language): Row[] {
  for (const wanted of [language, 'en', 'ko']) {
    const found = rows.filter((row) => row.language === wanted)
    if (found.length > 0) return found
  }
  return []
}

export function toPolicyFacts<Type extends string>(type: Type, row: PolicyRow, environment: Environment) {
  return {
    type,
    version: row.version,
    language: row.language,
    effectiveDate:
      row.effective_at === null ? (effectiveDateOf(type, environment) ?? '') : dateInSeoul(row.effective_at),
  }
}

function dateInSeoul(date: Date): string {
  return new Intl.DateTimeFormat('sv-SE', { timeZone: 'Asia/Seoul' }).format(date)
}
