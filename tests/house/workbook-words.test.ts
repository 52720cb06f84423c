import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import type { StepWords } from '#kits/words/content.ts'
import { documentNames } from '#model/document-kinds/names.ts'
import { fieldsOf } from '#model/documents/documents.ts'
import { languages } from '#model/language/languages.ts'
import { steps } from '#model/workbook/steps.ts'
import { root } from './source-files.ts'

type Words = Omit<StepWords, 'hints' | 'fieldExamples'> & {
  readonly examples: readonly string[]
  readonly hints?: Readonly<Record<string, string>>
  readonly fieldExamples?: Readonly<Record<string, string>>
}

const groups = ['info', 'visual', 'strategy']
const fields = documentNames.flatMap((name) => fieldsOf(name))
const memo = 'core.memo'

/** Named by the field itself; lists of cards by the properties of their items, flags by a button. */
const asked = fields.flatMap(({ kind, step, path }) =>
  step === undefined || (kind === 'list' && path !== 'personality.keywords') || path.endsWith('Finalised')
    ? []
    : [{ step, path }],
)
const inLists = fields.flatMap((field) =>
  field.kind === 'list' ? Object.keys(field.properties).map((property) => `${field.path}/${property}`) : [],
)

describe.each(languages.map(({ key }) => key))('the workbook in %s', (language) => {
  const { sections, steps: core } = read('workbook')
  const words: Record<string, Words> = {
    ...core,
    ...Object.assign({}, ...groups.map((group) => read(`workbook-${group}`).steps)),
  }

  test('has words for every step and every section, and for no other', () => {
    expect(Object.keys(words).sort()).toEqual(steps.map(({ path }) => path).sort())
    expect(Object.keys(sections).sort()).toEqual([...new Set(steps.map(({ section }) => section))].sort())
  })

  test('keeps the steps of a group in its own file', () => {
    for (const group of groups) {
      const paths = Object.keys(read(`workbook-${group}`).steps)
      expect(paths.filter((path) => !path.startsWith(`${group}/`))).toEqual([])
    }
  })

  test('names every field where it is asked for', () => {
    const unnamed = asked.filter(({ step, path }) => !words[step]?.labels[path]).map(({ path }) => path)
    expect(unnamed).toEqual([])
    const named = Object.values(words).flatMap(({ labels }) => Object.keys(labels))
    expect(inLists.filter((path) => path.startsWith('positioning.') && !named.includes(path))).toEqual([])
  })

  test('names only fields that exist, and has a label for each that has a hint', () => {
    const known = new Set([
      'core.values.keyword',
      'core.values.description',
      ...fields.map(({ path }) => path),
      ...inLists,
    ])
    for (const [path, { labels, placeholders, hints = {}, fieldExamples = {} }] of Object.entries(words)) {
      expect(
        Object.keys(labels).filter((name) => !known.has(name)),
        path,
      ).toEqual([])
      for (const about of [placeholders, hints, fieldExamples])
        expect(
          Object.keys(about).filter((name) => !labels[name]),
          path,
        ).toEqual([])
    }
  })

  test('keeps every text within the length that fits on its screen', () => {
    const wide = language === 'en' || language === 'ko' ? 1 : 1.1
    const most = { name: 20, title: 64, why: 130, placeholder: 70 }
    const label = 34
    for (const [path, step] of Object.entries(words)) {
      for (const [part, limit] of Object.entries(most))
        expect(step[part as keyof typeof most].length, `${path} ${part}`).toBeLessThanOrEqual(limit * wide)
      for (const text of Object.values(step.labels))
        expect(text.length, `${path} ${text}`).toBeLessThanOrEqual(label)
      expect(step.examples.length, path).toBeGreaterThan(0)
    }
  })

  test('offers examples that fit into their fields', () => {
    for (const { fieldExamples = {} } of Object.values(words)) {
      for (const [name, text] of Object.entries(fieldExamples)) {
        expect(text.length, name).toBeLessThanOrEqual(100)
      }
    }
    for (const line of words['strategy/personality/tagline/complete']?.examples ?? [])
      expect(line.length).toBeLessThanOrEqual(60)
  })

  test('has a memo for every step', () => {
    for (const { labels, placeholders } of Object.values(words)) {
      expect(labels[memo]).toBeTruthy()
      expect(placeholders[memo]).toBeTruthy()
    }
  })

  function read(name: string): { sections: Record<string, unknown>; steps: Record<string, Words> } {
    return JSON.parse(readFileSync(join(root, 'locales', language, `${name}.json`), 'utf8'))
  }
})
