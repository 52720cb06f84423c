import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { documentNames } from '#model/document-kinds/names.ts'
import { fieldsOf } from '#model/documents/documents.ts'
import { languages } from '#model/language/languages.ts'
import { industryGroups } from '#model/options/business.ts'
import { isBusinessNumber } from '#model/options/business-number.ts'
import { steps } from '#model/workbook/steps.ts'
import { root } from './source-files.ts'

interface File {
  readonly examples: Readonly<Record<string, readonly string[]>>
  readonly placeholders: Readonly<Record<string, string>>
}

const asked = steps.filter(({ isHidden }) => !isHidden)
const fields = documentNames.flatMap((name) => fieldsOf(name))
/** Brands that show their own answers; the general examples are those of an online shop. */
const groups = industryGroups.filter((group) => group !== 'ECOMMERCE')

const scripts: Readonly<Record<string, { readonly is: RegExp; readonly isNot: RegExp }>> = {
  ko: { is: /\p{Script=Hangul}/u, isNot: /[\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Han}]/u },
  en: { is: /[a-z]/i, isNot: /[\p{Script=Hangul}\p{Script=Han}\p{Script=Hiragana}]/u },
  ja: { is: /[\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Han}]/u, isNot: /\p{Script=Hangul}/u },
  'zh-CN': {
    is: /\p{Script=Han}/u,
    isNot: /[\p{Script=Hangul}\p{Script=Hiragana}\p{Script=Katakana}們這個們麵書廳]/u,
  },
  'zh-TW': {
    is: /\p{Script=Han}/u,
    isNot: /[\p{Script=Hangul}\p{Script=Hiragana}\p{Script=Katakana}们这个书厅尔员]/u,
  },
}
/** Written alike in every language: addresses, numbers, and names in Latin letters. */
const neutral = /^(https:\S+|[\d-]+|[\w .]+)$/

describe.each(languages.map(({ key }) => key))('examples by industry in %s', (language) => {
  const folder = join(root, 'locales', language, 'examples')

  test('there is one file for each group of industries', () => {
    expect(readdirSync(folder).sort()).toEqual(groups.map((group) => fileOf(group)).sort())
  })

  test('the general examples, of an online shop, are two for every question', () => {
    const general = ['workbook', 'workbook-info', 'workbook-visual', 'workbook-strategy'].map((name) =>
      JSON.parse(readFileSync(join(root, 'locales', language, `${name}.json`), 'utf8')),
    )
    const all: Record<string, { examples: string[] }> = Object.assign(
      {},
      ...general.map((file) => file.steps),
    )
    expect(asked.filter(({ path }) => (all[path]?.examples.length ?? 0) < 2).map(({ path }) => path)).toEqual(
      [],
    )
  })

  describe.each(groups)('%s', (group) => {
    const { examples, placeholders }: File = JSON.parse(readFileSync(join(folder, fileOf(group)), 'utf8'))
    const texts = [...Object.values(examples).flat(), ...Object.values(placeholders)]

    test('has two different examples for every question', () => {
      expect(Object.keys(examples)).toEqual(asked.map(({ path }) => path))
      for (const [path, both] of Object.entries(examples)) {
        expect(both, path).toHaveLength(2)
        expect(new Set(both).size, path).toBe(2)
        expect(
          both.filter((text) => text !== text.trim() || text.length < 2 || / {2}|undefined/.test(text)),
        ).toEqual([])
      }
    })

    test('is written in its language', () => {
      const script = scripts[language]
      const wrong = texts.filter(
        (text) => script?.isNot.test(text) || !(script?.is.test(text) || neutral.test(text)),
      )
      expect(wrong).toEqual([])
    })

    test('speaks of its own brand, not of the pottery', () => {
      expect(texts.filter((text) => /온기를|Ongi|オンギ|물레|窯の灯り/.test(text))).toEqual([])
    })

    test('offers answers that fit into their fields', () => {
      for (const { path, question } of asked) {
        const [field, ...more] = question.kind === 'texts' ? question.fields : []
        if (!field || more.length > 0) continue
        for (const text of examples[path] ?? [])
          expect(text.length, `${path}: ${text}`).toBeLessThanOrEqual(field.max ?? Number.POSITIVE_INFINITY)
      }
      for (const text of examples['strategy/personality/tagline/complete'] ?? [])
        expect(text.length).toBeLessThanOrEqual(60)
      expect(isBusinessNumber(examples['info/company-profile/business-number']?.[0] ?? '')).toBe(true)
    })

    test('has placeholders for fields that exist, within their limits', () => {
      for (const [path, text] of Object.entries(placeholders)) {
        const [name, property] = path.split('/')
        const field = fields.find((one) => one.path === name)
        expect(field, path).toBeDefined()
        const limited = field?.kind === 'list' && property ? field.properties[property] : field
        const max = limited && 'max' in limited ? (limited.max ?? 500) : 500
        expect(
          text.replace(/^(예: |e\.g\. |例：|例如：)/, '').length,
          `${path}: ${text}`,
        ).toBeLessThanOrEqual(max)
        expect(text).toMatch(/^(예: |e\.g\. |例：|例如：)/)
      }
    })
  })
})

function fileOf(group: string): string {
  return `${group.toLowerCase().replaceAll('_', '-')}.json`
}
