import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { filesBelow, root } from './source-files.ts'

const tests = filesBelow(['src', 'sync-server', 'tests'], /\.test\.tsx?$|\.spec\.ts$/)

describe.each([
  ['sync-server/relay/SPEC.md', 'R'],
  ['sync-server/writeback/SPEC.md', 'W'],
  ['sync-server/jobs/SPEC.md', 'J'],
  ['sync-server/api/billing/SPEC.md', 'P'],
  ['src/engine/documents/SPEC.md', 'D'],
  ['src/engine/queue/SPEC.md', 'Q'],
])('%s', (path, letter) => {
  const spec = existsSync(join(root, path)) ? readFileSync(join(root, path), 'utf8') : ''
  const rules = idsIn(spec, letter)
  const cited = new Set(
    tests
      .filter(({ path: test }) => !test.startsWith('tests/house/'))
      .flatMap(({ text }) => [...idsIn(text, letter)]),
  )

  test('lists rules', () => expect(rules.size).toBeGreaterThan(5))
  test('has unique rule ids', () => {
    const numbers = [...spec.matchAll(new RegExp(`^- \\[(${letter}\\d+)\\]`, 'gm'))].map((match) => match[1])
    expect(numbers.filter((number, at) => numbers.indexOf(number) !== at)).toEqual([])
  })
  test('has each rule cited by a test', () => expect([...rules].filter((id) => !cited.has(id))).toEqual([]))
  test('has every rule that a test cites', () =>
    expect([...cited].filter((id) => !rules.has(id))).toEqual([]))
})

function idsIn(text: string, letter: string): Set<string> {
  return new Set([...text.matchAll(new RegExp(`\\[(${letter}\\d+)\\]`, 'g'))].map((match) => match[1] ?? ''))
}
