import { beforeEach, expect, test, vi } from 'vitest'
import { firstLogo } from '#model/documents/first-logo.ts'
import { guide } from '#model/documents/guide.ts'
import { readStoredSymbol } from './read-stored-symbol.ts'

const device = vi.hoisted(() => ({
  answers: {} as Record<string, Record<string, unknown>>,
  files: {} as Record<string, Blob>,
}))
vi.mock('#engine/documents/storage/stored-answers.ts', () => ({
  readStoredAnswers: async (name: string) => device.answers[name] ?? null,
}))
vi.mock('#engine/files/kept-files.ts', () => ({
  findFile: async (owner: number | null, reference: object) => {
    const blob = device.files[`${owner} ${JSON.stringify(reference)}`]
    return blob && { blob }
  },
}))

const { logoSymbol, logoMaker } = guide.visual
const picture = new Blob(['png'], { type: 'image/png' })

beforeEach(() => {
  device.answers = {}
  device.files = {}
})

test('the symbol of a brand is its file, which the account has', async () => {
  device.answers['saegim-doc-7-12-guide'] = { [logoSymbol.path]: { idFile: 3 } }
  device.files['7 {"idFile":3}'] = picture
  expect(await readStoredSymbol(7, 12)).toBe(picture)
})

test('the file of a brand of this device belongs to no account', async () => {
  device.answers['saegim-doc-local-local-1-guide'] = { [logoSymbol.path]: { idBlob: 'blob-1' } }
  device.files['null {"idBlob":"blob-1"}'] = picture
  expect(await readStoredSymbol(7, 'local-1')).toBe(picture)
})

test('a file that this device does not have is not replaced by a draft', async () => {
  const draft = { [logoMaker.path]: firstLogo('온기', '') }
  device.answers['saegim-doc-7-12-guide'] = { ...draft, [logoSymbol.path]: { idFile: 3 } }
  expect(await readStoredSymbol(7, 12)).toBeNull()
})

test('without a file it is that of the drafted logo, as a drawing without its texts', async () => {
  device.answers['saegim-doc-7-12-guide'] = { [logoMaker.path]: firstLogo('온기', '손이 먼저 찾는 그릇') }
  const drawn = await readStoredSymbol(7, 12)
  expect(drawn?.type).toBe('image/svg+xml')
  expect((await drawn?.text())?.match(/<path/g)).toHaveLength(1)
})

test('a logo of the name alone has none, nor has a brand without a logo or without a copy here', async () => {
  device.answers['saegim-doc-7-12-guide'] = {
    [logoMaker.path]: { ...firstLogo('온기', ''), layout: 'NAME' },
  }
  device.answers['saegim-doc-7-13-guide'] = {}
  expect([
    await readStoredSymbol(7, 12),
    await readStoredSymbol(7, 13),
    await readStoredSymbol(7, 14),
  ]).toEqual([null, null, null])
})
