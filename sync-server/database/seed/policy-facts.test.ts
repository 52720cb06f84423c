import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readEnvironment } from '#server/environment/read-environment.ts'
import { aiServices, fillFacts, isSignUpOpen, missingPolicyFacts } from './policy-facts.ts'

const publicUrl = { PUBLIC_URL: 'https://saegim.example' }
let dataDir: string
beforeAll(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'saegim-policies-'))
})
afterAll(() => rmSync(dataDir, { recursive: true, force: true }))

test('a public server takes no accounts before its policies are complete; this machine alone does', () => {
  expect(isSignUpOpen(environment())).toBe(true)
  expect(isSignUpOpen(environment({ PUBLIC_URL: 'http://127.0.0.1:4180' }))).toBe(true)
  expect(isSignUpOpen(environment({ PUBLIC_URL: 'http://saegim.localhost:4180' }))).toBe(true)
  expect(isSignUpOpen(environment(publicUrl))).toBe(false)
  const facts = factsFor(missingPolicyFacts(environment(publicUrl)))
  expect(isSignUpOpen(environment({ ...publicUrl, POLICY_FACTS: factsFile(facts) }))).toBe(true)
})

test('what is missing is listed by the names of the slots, without the ones that are set', () => {
  const missing = missingPolicyFacts(environment({ COMPANY_EMAIL: 'hello@saegim.example' }))
  expect(missing).toContain('company.name')
  expect(missing).toContain('company.nameEn')
  expect(missing).toContain('privacy.officerName')
  expect(missing).toContain('term.effectiveDate')
  expect(missing).not.toContain('company.email')
  expect(new Set(missing).size).toBe(missing.length)
})

test('a date that is none does not count', () => {
  const facts = { ...factsFor(missingPolicyFacts(environment())), 'term.effectiveDate': '곧' }
  expect(missingPolicyFacts(environment({ POLICY_FACTS: factsFile(facts) }))).toEqual(['term.effectiveDate'])
})

test('null leaves out the line, a text fills the slot', () => {
  const facts = { 'processor.mail': '편지나라', 'processor.chat': null }
  const operator = environment({ POLICY_FACTS: factsFile(facts) })
  const body = '| {{processor.mail}} | 이메일 |\n| {{processor.chat}} | 채팅 |\n끝'
  expect(fillFacts(body, operator, {})).toBe('| 편지나라 | 이메일 |\n끝')
})

test('who runs the language model is that of the environment, and of the facts where they say so', () => {
  const body = '{{?ai}}받는 곳: {{processor.ai}}\n{{?aiOff}}켜져 있지 않아요\n'
  const model = { AI_BASE_URL: 'http://127.0.0.1:11434/v1', AI_TEXT_MODEL: 'small-ko', AI_PROVIDER: '글벗' }
  expect(fillFacts(body, environment(model), aiServices(true))).toBe('받는 곳: 글벗\n')
  const facts = { ...model, POLICY_FACTS: factsFile({ 'processor.ai': '글벗 주식회사' }) }
  expect(fillFacts(body, environment(facts), aiServices(true))).toBe('받는 곳: 글벗 주식회사\n')
  expect(fillFacts(body, environment(), aiServices(false))).toBe('켜져 있지 않아요\n')
  for (const variables of [model, {}])
    expect(missingPolicyFacts(environment(variables))).not.toContain('processor.ai')
})

test('a file that cannot be read, or holds something else, is named at the start', () => {
  expect(() => environment({ POLICY_FACTS: '/nowhere.json' })).toThrow(/POLICY_FACTS: .*cannot be read/)
  expect(() => environment({ POLICY_FACTS: factsFile('{') })).toThrow(/POLICY_FACTS: .*is no JSON/)
  expect(() => environment({ POLICY_FACTS: factsFile({ 'privacy.phone': '' }) })).toThrow(/privacy\.phone/)
})

function environment(variables: Record<string, string> = {}) {
  return readEnvironment({ DATA_DIR: dataDir, ...variables })
}

function factsFor(slots: readonly string[]): Record<string, string> {
  return Object.fromEntries(
    slots.map((slot) => [slot, slot.endsWith('effectiveDate') ? '2026-12-01' : `<${slot}>`]),
  )
}

function factsFile(facts: unknown): string {
  const file = join(dataDir, `facts-${Math.random().toString(36).slice(2)}.json`)
  writeFileSync(file, typeof facts === 'string' ? facts : JSON.stringify(facts))
  return file
}
