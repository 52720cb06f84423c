import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { Rolldown } from 'vite'
import { expect, test } from 'vitest'
import { firstFiles, firstModules } from './first-files.ts'

interface Chunk {
  readonly modules?: readonly string[]
  readonly imports?: readonly string[]
  readonly styles?: readonly string[]
}

/** The marks of the entries, by file, for a bundle of such chunks by their name. */
function marksOf(chunks: Readonly<Record<string, Chunk>>): Record<string, string | undefined> {
  const bundle = Object.fromEntries(
    Object.entries(chunks).map(([name, { modules = [], imports = [], styles = [] }]) => [
      `assets/${name}.js`,
      {
        type: 'chunk',
        name,
        fileName: `assets/${name}.js`,
        moduleIds: modules.map((id) => `/saegim/src/${id}`),
        imports: imports.map((name) => `assets/${name}.js`),
        viteMetadata: { importedCss: new Set(styles) },
      },
    ]),
  )
  const { plugin, mark } = firstFiles()
  const generate = plugin.generateBundle as (options: object, bundle: Rolldown.OutputBundle) => void
  generate({}, bundle as unknown as Rolldown.OutputBundle)
  const styles = Object.values(chunks).flatMap(({ styles = [] }) => styles)
  const urls = ['index.html', ...Object.keys(bundle), ...styles]
  const entries: { url: string; first?: string }[] = mark(urls.map((url) => ({ url }))).manifest
  return Object.fromEntries(entries.map(({ url, first }) => [url.replace('assets/', ''), first]))
}

test('every module that a first worker keeps the file of is there', () => {
  const missing = firstModules.filter((path) => !existsSync(join(import.meta.dirname, '..', path)))
  expect(missing).toEqual([])
})

test('a first worker keeps the screens of every day with all that they import and their styles, and no other', () => {
  const marks = marksOf({
    home: { modules: ['routes/_brand/_menu/brand.index.tsx?tsr-split=component'], imports: ['shared'] },
    shared: { modules: ['ui/controls/Button.tsx'], imports: ['base'], styles: ['shared.css'] },
    base: {},
    team: {
      modules: ['routes/_brand/_menu/team.tsx?tsr-split=component'],
      imports: ['base'],
      styles: ['team.css'],
    },
  })
  expect(marks).toEqual({
    'index.html': 'always',
    'home.js': 'always',
    'shared.js': 'always',
    'base.js': 'always',
    'shared.css': 'always',
    'team.js': undefined,
    'team.css': undefined,
  })
})

test('words are kept for their own language, those of the start for all, and seldom ones later', () => {
  const names = [
    'words-ko-first',
    'words-ko-outline',
    'words-ja-steps',
    'words-ko-later-steps-logo',
    'words-ko-examples-bakery',
    // Of messages, not of content.
    'words-ko-workbook-drafts',
  ]
  expect(marksOf(Object.fromEntries(names.map((name) => [name, {}])))).toEqual({
    'index.html': 'always',
    'words-ko-first.js': 'always',
    'words-ko-outline.js': 'ko',
    'words-ja-steps.js': 'ja',
    'words-ko-later-steps-logo.js': undefined,
    'words-ko-examples-bakery.js': undefined,
    'words-ko-workbook-drafts.js': 'ko',
  })
})
