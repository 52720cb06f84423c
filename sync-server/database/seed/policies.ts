import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Insertable } from 'kysely'
import type { PolicyDocumentTable } from '../tables/reference.ts'

type Policy = Omit<Insertable<PolicyDocumentTable>, 'is_latest'>

/**
 * Reads every locales/{lang}/policy/*.md: front matter between two lines of `---`, then the text. Throws with the file
 * name where a fact is missing.
 */
export function readPolicies(locales: string): Policy[] {
  if (!existsSync(locales)) return []
  return readdirSync(locales).flatMap((language) => {
    const folder = join(locales, language, 'policy')
    if (!existsSync(folder)) return []
    return readdirSync(folder)
      .filter((name) => name.endsWith('.md'))
      .map((name) => readPolicy(join(folder, name), language))
  })
}

function readPolicy(file: string, language: string): Policy {
  const [, head, body] = /^---\r?\n([\s\S]*?)\r?\n---\r?\n([\s\S]*)$/.exec(readFileSync(file, 'utf8')) ?? []
  if (head === undefined || body === undefined) throw new Error(`${file} does not begin with its facts.`)
  const facts = new Map(head.split(/\r?\n/).map((line) => readFact(line)))
  const must = (name: string) => {
    const value = facts.get(name)
    if (!value) throw new Error(`${file} does not tell its ${name}.`)
    return value
  }
  const effectiveDate = facts.get('effectiveDate') ?? ''
  return {
    type: must('type'),
    version: Number(must('version')),
    language,
    title: must('title'),
    body: body.trim(),
    // A placeholder that the operator has not replaced yet is not a date.
    effective_at: /^\d{4}-\d{2}-\d{2}$/.test(effectiveDate) ? `${effectiveDate}T00:00:00+09:00` : null,
  }
}

function readFact(line: string): [name: string, value: string] {
  const colon = line.indexOf(':')
  return [
    line.slice(0, colon).trim(),
    line
      .slice(colon + 1)
      .trim()
      .replace(/^"(.*)"$/, '$1'),
  ]
}
