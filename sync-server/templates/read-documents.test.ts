import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { readCatalogue } from './read-catalogue.ts'

let root: string

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'saegim-documents-'))
  mkdirSync(join(root, 'own'))
  writeFileSync(join(root, 'own/tags.json'), '[]')
})
afterEach(() => rmSync(root, { recursive: true, force: true }))

const about = {
  names: { ko: '사업 계획서', en: 'Business plan' },
  purposes: { ko: '투자자에게 보여 줄 계획을 적어요.' },
  kind: 'document',
  fileId: '1AbC-dEf_0123456789abcdefghijklmnopqrstuvwxy',
}

function write(name: string, content: object): void {
  const folder = join(root, name)
  mkdirSync(folder, { recursive: true })
  writeFileSync(join(folder, 'about.json'), JSON.stringify(content))
}

const read = (...names: string[]) =>
  readCatalogue(names.map((name) => ({ templates: join(root, name), bundles: join(root, name, 'bundles') })))

test('documents of all directories are served by number; a later directory replaces one', async () => {
  write('own/documents/10-tenth', about)
  write('own/documents/2-second', about)
  write('more/documents/2-other', { ...about, kind: 'presentation', isStrategy: true })
  const { documents, templates, problems } = await read('own', 'more')
  expect(
    documents.map(({ idTemplate, about: { kind, isStrategy } }) => [idTemplate, kind, isStrategy]),
  ).toEqual([
    [2, 'presentation', true],
    [10, 'document', false],
  ])
  expect([templates, problems]).toEqual([[], []])
})

test('a catalogue without documents has none, and no problem', async () => {
  expect(await read('own')).toMatchObject({ documents: [], problems: [] })
})

test.each<[string, object, string]>([
  ['an address instead of the id', { fileId: 'https://docs.google.com/document/d/1' }, 'about.json fileId'],
  ['another kind', { kind: 'spreadsheet' }, 'about.json kind'],
  ['a misspelt property', { strategy: true }, 'Unrecognized key: "strategy"'],
  ['a name without Korean', { names: { en: 'Plan' } }, 'names: needs a text in Korean'],
])('a document with %s is named in one line, and the rest is served', async (_, change, reason) => {
  write('own/documents/1-good', about)
  write('own/documents/2-bad', { ...about, ...change })
  const { documents, problems } = await read('own')
  expect(documents.map(({ idTemplate }) => idTemplate)).toEqual([1])
  expect(problems).toEqual([expect.stringContaining(`documents/2-bad: `)])
  expect(problems[0]).toContain(reason)
})

test('folders without a number, or with one twice, are named', async () => {
  write('own/documents/1-good', about)
  write('own/documents/1-twin', about)
  write('own/documents/notes', about)
  const { problems } = await read('own')
  expect(problems.map((line) => line.slice(root.length + 1))).toEqual([
    'own/documents/1-twin: another folder has the number 1',
    "own/documents/notes: the name of a document's folder begins with its number",
  ])
})
