import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { bitsOf } from './bits.ts'
import { isWords, languageOf, packCatalogs, wordChunk } from './word-packs.ts'

const catalogs = new Map([
  ['frame', 'first'],
  ['team', 'team'],
])
const chunk = (path: string) => wordChunk(`/saegim/${path}`, catalogs)

test.each([
  ['locales/ko/messages/frame.po', 'words-ko-first'],
  ['locales/ja/messages/team.po', 'words-ja-team'],
  ['src/engine/words/languages/zh-CN.ts', 'words-zh-CN-first'],
  ['locales/ko/outline.json', 'words-ko-outline'],
  ['virtual:workbook-words/en/core/story.steps', 'words-en-steps'],
  ['virtual:workbook-words/en/visual/logo.steps', 'words-en-later-steps-visual'],
  [
    'virtual:workbook-words/en/strategy/positioning/persona.steps',
    'words-en-later-steps-strategy-positioning-persona',
  ],
  ['locales/ko/options-strategy.json', 'words-ko-choices-strategy'],
  ['locales/ko/examples/bakery.json', 'words-ko-examples-bakery'],
  ['locales/zh-TW/countries.json', 'words-zh-TW-rest'],
  ['virtual:workbook-words/ko/strategy.labels', 'words-ko-labels-strategy'],
])('%s is in %s', (path, expected) => {
  expect(chunk(path)).toBe(expected)
})

test('a catalog that no load needs is kept in no pack', () => {
  expect(chunk('locales/ko/messages/desk.po')).toBeNull()
})

test('a catalog has a pack where its modules only describe messages', () => {
  const id = fileURLToPath(new URL('../app/actions/tool-actions.ts', import.meta.url))
  const [always, of] = [bitsOf(32, [0]), new Map([[id, bitsOf(32, [0])]])]
  expect(packCatalogs({ of, always, light: 32 }, () => 1_000, 20).get('actions')).toBeDefined()
})

test('code is no words', () => {
  expect(isWords('/saegim/src/features/team/TeamPage.tsx')).toBe(false)
  expect(chunk('src/features/team/TeamPage.tsx')).toBeNull()
})

test('the language of a chunk is read from its name', () => {
  expect(['words-zh-CN-first', 'words-ko-later-steps-logo', 'code-17'].map(languageOf)).toEqual([
    'zh-CN',
    'ko',
    undefined,
  ])
})
