import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { bodyIn } from './in-language.ts'
import { layersOf } from './read-template.ts'
import { openTemplates } from './templates.ts'

let root: string
let own: string
let more: string
let lines: string[]
let written = 0

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'saegim-templates-'))
  own = join(root, 'own')
  more = join(root, 'more')
  lines = []
  mkdirSync(more)
  write(own, 'tags.json', [{ id: 1, key: 'photo', name: { ko: '사진', en: 'Photo' } }])
})

afterEach(() => rmSync(root, { recursive: true, force: true }))

const log = { error: (line: unknown) => lines.push((line as { problem: string }).problem) }
const sourceOf = (templates: string) => ({ templates, bundles: join(templates, 'bundles') })
const open = (...directories: string[]) => openTemplates(directories.map(sourceOf), log as never, 0)

const text = { id: 't1', type: 'text', x: 0, y: 0, w: 300, h: 80, text: '쉬는 날', font: ['{font.korMain}'] }
const layer = { ...text, size: 40, lineHeight: 1.4, spacing: 0, fill: '{color.main.on}' }
const image = { id: 'i1', type: 'image', x: 0, y: 0, w: 9, h: 9, src: '{photo.1}', alt: '그릇' }
const body = {
  v: 1,
  name: '알림',
  form: 'custom',
  unit: 'px',
  width: 500,
  height: 500,
  tags: [],
  pages: [{ id: 'p1', background: '{color.main}', layers: [layer, image] }],
}
const letters = { font: ['{font.korMain}'], size: 20, lineHeight: 1.4, spacing: 0, fill: '{color.ink}' }
const prices = { priceFont: ['{font.korMain}'], priceFill: '{color.ink}', rowGap: 8 }
const notes = { noteFont: ['{font.korMain}'], noteFill: '{color.ink}', noteSize: 12 }
const rows = [{ id: 'r1', item: '라테', price: '5,000', note: '우유' }]
const table = { id: 'b1', type: 'table', x: 0, y: 0, w: 300, h: 80, rows, ...letters, ...prices, ...notes }
const withTable = { ...body, pages: [{ ...body.pages[0], layers: [table] }] }
const longTexts = Array.from({ length: 6 }, (_, at) => ({ ...layer, id: `t${at}` }))
const longWords = Object.fromEntries(longTexts.map(({ id }) => [id, { ja: 'あ'.repeat(3_500) }]))
const hugeNumber = `M0 0L${'9'.repeat(400)} 1`
const path = { id: 'd1', type: 'path', x: 0, y: 0, w: 9, h: 9, box: [0, 0, 1, 1], d: hugeNumber }
const about = {
  names: { ko: '알림', en: 'Notice' },
  purposes: { ko: '쉬는 날을 알려요.' },
  tags: ['photo'],
  trades: [],
  occasions: ['holiday'],
  look: 'calm',
  premium: false,
}

function write(directory: string, name: string, content: unknown): void {
  const file = join(directory, name)
  mkdirSync(join(file, '..'), { recursive: true })
  writeFileSync(file, typeof content === 'string' ? content : JSON.stringify(content))
  // A time of its own: two versions within the clock's resolution may have the same size.
  written += 1
  utimesSync(file, 1_700_000_000, 1_700_000_000 + written)
}

interface Files {
  readonly body?: unknown
  readonly about?: unknown
  readonly words?: unknown
}

function writeTemplate(directory: string, name: string, files: Files = {}): void {
  const all = { body, about, words: { t1: { en: 'Closed today' } }, ...files }
  for (const [file, content] of Object.entries(all)) write(directory, `${name}/${file}.json`, content)
}

test('the cells of a table are in the language of the reader where they have words in it', async () => {
  const words = { 'r1/item': { en: 'Latte', ja: 'ラテ' }, 'r1/note': { en: 'Milk' } }
  writeTemplate(own, '1-menu', { body: withTable, words })
  const [template] = (await open(own).read()).templates
  const rowsIn = (language: 'ko' | 'ja') =>
    template &&
    layersOf(bodyIn(template, language, [])).flatMap((one) => (one.type === 'table' ? one.rows : []))
  expect(rowsIn('ja')).toEqual([{ id: 'r1', item: 'ラテ', price: '5,000', note: 'Milk' }])
  expect(rowsIn('ko')).toEqual(rows)
})

test('templates of all directories are served by number; a later directory replaces a template and a tag', async () => {
  writeTemplate(own, '2-second')
  writeTemplate(own, '10-tenth')
  writeTemplate(more, '2-other', { about: { ...about, look: 'warm' } })
  write(more, 'tags.json', [{ id: 1, key: 'photo', name: { ko: '내 사진' } }])
  const { templates, tags } = await open(own, more).read()
  expect(templates.map(({ idTemplate, about: { look } }) => [idTemplate, look])).toEqual([
    [2, 'warm'],
    [10, 'calm'],
  ])
  expect(tags).toMatchObject([{ name: { ko: '내 사진' } }])
  expect(lines).toEqual([])
})

test('a text is in the language, else in English, else in Korean', async () => {
  const words = { t1: { en: 'Closed today', ja: '本日休業' }, i1: { en: 'A bowl' } }
  writeTemplate(own, '1-notice', { words })
  const { templates, tags } = await open(own).read()
  const template = templates[0]
  if (!template) throw new Error('it is not served')
  const said = (language: 'ko' | 'en' | 'ja' | 'zh-CN') => {
    const made = bodyIn(template, language, tags)
    return [
      made.name,
      ...made.tags,
      ...layersOf(made).map((each) => ('text' in each ? each.text : 'alt' in each && each.alt)),
    ]
  }
  expect(said('ko')).toEqual(['알림', '사진', '쉬는 날', '그릇'])
  expect(said('en')).toEqual(['Notice', 'Photo', 'Closed today', 'A bowl'])
  expect(said('ja')).toEqual(['Notice', 'Photo', '本日休業', 'A bowl'])
  expect(said('zh-CN')).toEqual(['Notice', 'Photo', 'Closed today', 'A bowl'])
  expect(bodyIn(template, 'ja', tags)).toBe(bodyIn(template, 'ja', tags))
})

test.each<[string, Files, string]>([
  ['no JSON', { about: '{' }, 'about.json is no JSON'],
  ['a body of a newer version', { body: { ...body, v: 2 } }, 'body.json is of version 2'],
  [
    'a broken body',
    { body: { ...body, pages: [{ ...body.pages[0], layers: [{ ...layer, size: 0 }] }] } },
    'layer t1, size',
  ],
  ['a form that there is not', { body: { ...body, form: 'a9' } }, 'there is no form a9'],
  ['the size of another form', { body: { ...body, form: 'business-card' } }, 'business-card is 90 × 50 mm'],
  ['a misspelt property', { about: { ...about, premum: true } }, 'Unrecognized key: "premum"'],
  [
    'a name without Korean',
    { about: { ...about, names: { en: 'Notice' } } },
    'names: needs a text in Korean',
  ],
  ['a tag that there is not', { about: { ...about, tags: ['sun'] } }, 'sun is not in tags.json'],
  ['a trade that there is not', { about: { ...about, trades: ['FNB_TEA'] } }, 'is no industry'],
  ['words of no layer', { words: { t9: { en: 'x' } } }, 'words.json t9: there is no text'],
  [
    'words of no cell',
    { body: withTable, words: { 'r1/note': { en: 'x' }, 'r9/item': { en: 'x' } } },
    'words.json r9/item: there is no text',
  ],
  [
    'runs for a cell',
    { body: withTable, words: { 'r1/item': { en: [{ t: 'x' }] } } },
    'r1/item.en: is no text',
  ],
  ['runs for a picture', { words: { i1: { en: [{ t: 'x' }] } } }, 'words.json i1.en: is no text'],
  ['a word that no brand has', { words: { t1: { en: '{brand.fax}' } } }, 'words.json t1.en'],
  ['a fixed text that there is not', { about: { ...about, fixed: ['t9'] } }, 'there is no layer t9'],
  [
    'more letters on a page than a scene draws, in one language',
    { body: { ...body, pages: [{ ...body.pages[0], layers: longTexts }] }, words: longWords },
    'body.json is not drawn in ja: layer t5: lettersOfPage',
  ],
  [
    'a path that a scene cannot read',
    { body: { ...body, pages: [{ ...body.pages[0], layers: [path] }] }, words: {} },
    'body.json layer d1, d: has a number',
  ],
  ['a file without an end', { body: ' '.repeat(300_000) }, 'body.json has more than'],
])('a folder with %s is named in one line of the log, and the rest is served', async (_, files, reason) => {
  writeTemplate(own, '1-good')
  writeTemplate(own, '2-bad', files)
  const templates = open(own)
  await templates.read()
  const { templates: served } = await templates.read()
  expect(served.map(({ idTemplate }) => idTemplate)).toEqual([1])
  expect(lines).toHaveLength(1)
  expect(lines[0]).toContain('2-bad: ')
  expect(lines[0]).toContain(reason)
  expect(lines[0]).not.toContain('\n')
})

test('folders without a number, with one twice, and directories that are missing are named', async () => {
  writeTemplate(own, '1-good')
  writeTemplate(own, '1-twin')
  writeTemplate(own, 'notes')
  const { templates } = await open(own, join(root, 'missing')).read()
  expect(templates).toHaveLength(1)
  expect(lines.map((line) => line.slice(root.length + 1))).toEqual([
    'own/1-twin: another folder has the number 1',
    "own/notes: the name of a template's folder begins with its number",
    'missing: cannot be read',
  ])
})

test('what is changed, added or removed is seen by the next call, and nothing is read twice', async () => {
  writeTemplate(own, '1-notice')
  const templates = open(own)
  const first = await templates.read()
  expect(await templates.read()).toBe(first)
  writeTemplate(own, '1-notice', { about: { ...about, premium: true } })
  const second = await templates.read()
  expect(second.templates[0]?.about.premium).toBe(true)
  expect(second.templates[0]?.hash).not.toBe(first.templates[0]?.hash)
  writeTemplate(own, '2-more')
  expect((await templates.read()).templates).toHaveLength(2)
  rmSync(join(own, '2-more'), { recursive: true })
  const last = await templates.read()
  expect(last.templates.map(({ hash }) => hash)).toEqual([second.templates[0]?.hash])
})

test('files are not looked at again within the time that they count as fresh', async () => {
  writeTemplate(own, '1-notice')
  const templates = openTemplates([sourceOf(own)], log as never, 3_600_000)
  const first = await templates.read()
  writeTemplate(own, '2-more')
  expect(await templates.read()).toBe(first)
})

const aboutBundle = {
  names: { ko: '카페 여는 날' },
  purposes: { ko: '문을 여는 날에 써요.' },
  templates: [4, 1, 3, 2],
  trades: ['FNB_CAFE'],
  occasions: ['opening'],
  look: 'warm',
  premium: true,
}

test('bundles have their templates in their order, also those of another directory', async () => {
  for (const name of ['1-a', '2-b', '3-c']) writeTemplate(own, name)
  writeTemplate(more, '4-d')
  write(more, 'bundles/7-cafe/about.json', aboutBundle)
  const templates = open(own, more)
  const first = await templates.read()
  expect(
    first.bundles.map(({ idBundle, templates: all }) => [idBundle, ...all.map((each) => each.idTemplate)]),
  ).toEqual([[7, 4, 1, 3, 2]])
  expect(lines).toEqual([])
  write(more, 'bundles/7-cafe/about.json', { ...aboutBundle, premium: false })
  const second = await templates.read()
  expect(second.bundles[0]?.about.premium).toBe(false)
  expect(second.bundles[0]?.about).not.toEqual(first.bundles[0]?.about)
})

test.each<[string, object, string]>([
  ['a template that is not served', { templates: [1, 2, 3, 9] }, 'about.json templates: 9 is not served'],
  ['a template twice', { templates: [1, 2, 3, 1] }, 'has a template twice'],
  ['three templates', { templates: [1, 2, 3] }, 'about.json templates'],
  ['a trade that there is not', { trades: ['FNB_TEA'] }, 'is no industry'],
])('a bundle with %s is named in one line of the log, and the rest is served', async (_, change, reason) => {
  for (const name of ['1-a', '2-b', '3-c', '4-d']) writeTemplate(own, name)
  write(own, 'bundles/1-good/about.json', aboutBundle)
  write(own, 'bundles/2-bad/about.json', { ...aboutBundle, ...change })
  const { bundles, templates } = await open(own).read()
  expect([bundles.length, templates.length]).toEqual([1, 4])
  expect(lines).toEqual([expect.stringContaining(reason)])
  expect(lines[0]).toContain('2-bad: ')
})

test('calls at the same time share one look at the files', async () => {
  writeTemplate(own, '1-notice')
  const templates = open(own)
  const [first, second] = await Promise.all([templates.read(), templates.read()])
  expect(second).toBe(first)
})

test('a change of one template reads no other one again, and one whose tag has gone is left out', async () => {
  writeTemplate(own, '1-first')
  writeTemplate(own, '2-second')
  const market = open(own)
  const before = (await market.read()).templates
  writeTemplate(own, '2-second', { about: { ...about, look: 'warm' } })
  const after = (await market.read()).templates
  expect(after.map(({ about: { look } }) => look)).toEqual(['calm', 'warm'])
  expect([after[0] === before[0], after[1] === before[1]]).toEqual([true, false])
  write(own, 'tags.json', [{ id: 2, key: 'other', name: { ko: '다른 말' } }])
  expect((await market.read()).templates).toEqual([])
  expect(lines).toHaveLength(2)
})
