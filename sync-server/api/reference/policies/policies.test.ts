import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { describe, expect, it } from 'vitest'
import { languages } from '#model/language/languages.ts'
import { aiServices, fillFacts } from '#server/database/seed/policy-facts.ts'
import { readEnvironment } from '#server/environment/read-environment.ts'

const operator = readEnvironment({ COMPANY_EMAIL: 'hello@saegim.example' })
const locales = resolve(import.meta.dirname, '../../../../locales')

describe.each(languages.map(({ key }) => key))('the privacy policy in %s', (language) => {
  const body = readFileSync(resolve(locales, language, 'policy/PRIVACY.md'), 'utf8')

  it('lists the photo service among the processors abroad where it is on', () => {
    const lines = fillFacts(body, operator, { photos: true }).split('\n')
    const at = lines.findIndex((line) => line.startsWith('| Unsplash Inc.'))
    expect(lines[at - 1]).toMatch(/^\| ○○○ \|/)
    expect(lines[at]?.split('|')).toHaveLength(lines[at - 1]?.split('|').length ?? 0)
    expect(lines[at + 1]).toBe('')
  })

  it('lists each sign-in provider where it is on', () => {
    for (const [service, name] of [
      ['google', 'Google LLC'],
      ['facebook', 'Meta Platforms, Inc.'],
      ['captcha', 'Google LLC'],
    ] as const) {
      const lines = fillFacts(body, operator, { [service]: true }).split('\n')
      const at = lines.findIndex((line) => line.startsWith(`| ${name}`))
      expect(lines[at - 1]).toMatch(/^\| ○○○ \|/)
      expect(lines[at]?.split('|')).toHaveLength(lines[at - 1]?.split('|').length ?? 0)
      expect(lines[at + 1]).toBe('')
    }
  })

  it('names who runs the language model where it is on, and says where there is none', () => {
    const model = { AI_BASE_URL: 'http://127.0.0.1:11434/v1', AI_TEXT_MODEL: 'small-ko', AI_PROVIDER: '글벗' }
    const on = fillFacts(body, readEnvironment(model), aiServices(true))
    const off = fillFacts(body, operator, aiServices(false))
    expect(on.split('글벗')).toHaveLength(3)
    expect(on).toMatch(/^\| 글벗 \|/m)
    expect(off).not.toContain('글벗')
    const said = new Set(on.split('\n'))
    expect(off.split('\n').filter((line) => !said.has(line))).toHaveLength(1)
  })

  it('names who makes pictures, also where there is no language model', () => {
    const model = {
      AI_BASE_URL: 'http://127.0.0.1:11434/v1',
      AI_IMAGE_MODEL: 'small-image',
      AI_PROVIDER: '글벗',
    }
    const on = fillFacts(body, readEnvironment(model), { ...aiServices(false), images: true })
    expect(on.split('글벗')).toHaveLength(3)
    expect(on).toMatch(/^\| 글벗 \|/m)
  })

  it('lists Papago among the processors where it translates', () => {
    const lines = fillFacts(body, operator, { papago: true }).split('\n')
    const at = lines.findIndex((line) => line.includes('Papago'))
    expect(lines[at - 1]).toMatch(/^\| ○○○ \|/)
    expect(lines[at]?.split('|')).toHaveLength(lines[at - 1]?.split('|').length ?? 0)
    expect(lines[at + 1]).toBe('')
  })

  it('leaves it out where it is off, and contains no slots', () => {
    const filled = fillFacts(body, operator, { photos: false })
    expect(filled).not.toMatch(/Unsplash|Google|Meta Platforms|Papago/)
    expect(filled.replace(/\{\{ ?\}\}/g, '')).not.toMatch(/\{\{[?\w]/)
  })
})

it.each(
  languages.flatMap(({ key }) => ['TERM', 'PRIVACY', 'MARKETING'].map((type) => `${key}/policy/${type}.md`)),
)('%s says nothing to its readers that is meant for the operator', (file) => {
  const filled = fillFacts(readFileSync(resolve(locales, file), 'utf8'), operator, {})
  expect(filled).not.toMatch(/운영자에게|operator\*\*|運営者の方へ|致运营者|致營運者|초안|draft|草案/)
  // In a translation, and in no other text, the only quotation says which language applies.
  expect(filled.match(/^> .+/gm) ?? []).toHaveLength(file.startsWith('ko/') ? 0 : 1)
})

it('a configured fact is filled in', () => {
  expect(fillFacts('{{company.email}}, {{company.name}}', operator, {})).toBe('hello@saegim.example, ○○○')
})
