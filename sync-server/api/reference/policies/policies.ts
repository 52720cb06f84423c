import type { Language } from '#model/language/languages.ts'
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

export function toPolicyFacts<Type extends string>(type: Type, row: PolicyRow) {
  return {
    type,
    version: row.version,
    language: row.language,
    effectiveDate: row.effective_at === null ? '' : dateInSeoul(row.effective_at),
  }
}

/**
 * Fills the slots of a policy, such as `{{company.name}}`. A fact that is not configured becomes `○○○`. A
 * line that begins with `{{?photos}}` is kept only where that service is on. One that begins with `{{!operator}}` is a
 * note for who edits the file, and is removed.
 */
export function fillFacts(
  body: string,
  company: Environment['company'],
  services: Readonly<Record<string, boolean>>,
): string {
  const facts: Readonly<Record<string, string | undefined>> = company
  const lines = body
    .replace(/^\{\{!operator\}\}.*\s*/gm, '')
    .replace(/^\{\{\?(\w+)\}\}(.*\n?)/gm, (_, service: string, line: string) =>
      services[service] ? line : '',
    )
  return lines.replace(/\{\{([\w.]+)\}\}/g, (_, slot: string) => {
    const name = /^company\.(\w+)$/.exec(slot)?.[1]
    return (name && facts[name]) || '○○○'
  })
}

function dateInSeoul(date: Date): string {
  return new Intl.DateTimeFormat('sv-SE', { timeZone: 'Asia/Seoul' }).format(date)
}
