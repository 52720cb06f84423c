import 'fake-indexeddb/auto'
import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate'
import { afterEach, expect, test } from 'vitest'
import * as Y from 'yjs'
import { readWholeDocument, storeWholeDocument } from '#engine/documents/engine/whole-document.ts'
import type { BrandRef } from '#engine/identity/brand-ref.ts'
import { importBrand, peekBrand } from '#kits/brands/adoption/import-brand.ts'
import { listLocalBrands } from '#kits/brands/adoption/local-brands.ts'
import { type ArchiveFault, ArchiveProblem } from '#kits/brands/archive/archive-format.ts'
import { exportBrand, type StoredFile } from '#kits/brands/archive/export-brand.ts'
import { keyOfReference } from '#kits/brands/archive/file-references.ts'
import { type DocumentName, documentName, documentNames } from '#model/document-kinds/names.ts'
import { design } from '#model/documents/design.ts'
import { fieldsOf } from '#model/documents/documents.ts'
import { guide } from '#model/documents/guide.ts'
import { type Answers, readAnswers } from '#model/fields/answers.ts'
import type { FileReference } from '#model/fields/file.ts'
import { freshKey } from '#model/fields/fresh-key.ts'
import type { Random } from '#model/fields/random.ts'
import { createRandom, runsOr, seed } from '../support/random.ts'
import { editSomething } from './documents/edits.ts'

const names = documentNames.filter((name) => fieldsOf(name).length > 0)
const account = 7
let made = 0

afterEach(async () => {
  const { deviceStore } = await import('#engine/store/device-store.ts')
  await deviceStore.localBrands.clear()
})

test(`an export followed by an import gives the same brand (seed ${seed})`, async () => {
  for (let run = 0; run < runsOr(12); run++) {
    const random = createRandom((seed + run * 7919) % 2 ** 31)
    const brand = await makeBrand(random)
    const shelf = createShelf()
    const { archive, missing } = await exportBrand({ brand, account, readFile: shelf.read })
    expect(missing).toBe(0)
    const { ref } = await importBrand(archive, { keepFile: shelf.keep })
    for (const name of names) {
      const before = await answersOf(brand, account, name)
      const after = await answersOf(ref, null, name)
      expect(shelf.contents(after), `${name}, seed ${seed}, run ${run}`).toEqual(shelf.contents(before))
    }
    expect((await listLocalBrands()).map((local) => local.ref)).toContain(ref)
  }
}, 60_000)

test('documents of which a brand has many are exported where this device has them, and an earlier build leaves them out', async () => {
  const brand = await makeBrand(createRandom(1))
  const name = documentName('design', freshKey())
  await write(brand, name, (doc) => design.design.title.write(doc, '봄 포스터'))
  const { archive } = await exportBrand({ brand, account, readFile: async () => null })
  const { ref } = await importBrand(archive, { keepFile: keepNothing })
  expect(await answersOf(ref, null, name)).toMatchObject({ 'design.title': '봄 포스터' })
  const entries = unzipSync(new Uint8Array(await archive.arrayBuffer()))
  const manifest = JSON.parse(strFromU8(entries['manifest.json'] ?? new Uint8Array()))
  expect(manifest.documents.map((one: { name: string }) => one.name)).not.toContain(name)
  // One of a kind that this build does not know.
  manifest.ofMany.push({ ...manifest.ofMany[0], name: `poster/${freshKey()}` })
  const newer = zipSync({ ...entries, 'manifest.json': strToU8(JSON.stringify(manifest)) })
  await importBrand(new Blob([newer as Uint8Array<ArrayBuffer>]), { keepFile: keepNothing })
})

test('a picture of a design comes along as a photograph; without its bytes its place is one of the guide', async () => {
  const brand = await makeBrand(createRandom(3))
  const name = documentName('design', freshKey())
  const { layers } = design.design
  await write(brand, name, (doc) => {
    layers.add(doc, { type: 'page' }, { key: 'page' })
    layers.add(doc, { type: 'image', src: { idFile: 90_001 } }, { key: 'photo', parent: 'page' })
  })
  const sources = async (ref: BrandRef) => {
    const [, photo] = (await answersOf(ref, null, name))[layers.path] as { src: unknown }[]
    return photo?.src
  }
  const shelf = createShelf()
  const whole = await exportBrand({ brand, account, readFile: shelf.read })
  const kept: string[] = []
  const { ref } = await importBrand(whole.archive, {
    keepFile: (file) => {
      kept.push(file.fileType)
      return shelf.keep(file)
    },
  })
  expect(await sources(ref)).toHaveProperty('idBlob')
  expect(kept.at(-1)).toBe('PHOTO')
  const bare = await exportBrand({ brand, account, readFile: async () => null })
  expect(await sources((await importBrand(bare.archive, { keepFile: keepNothing })).ref)).toBe('{photo.1}')
})

test('a second import makes a second brand, and the exported one does not change', async () => {
  const brand = await makeBrand(createRandom(1))
  const before = await answersOf(brand, account, 'guide')
  const { archive } = await exportBrand({ brand, account, readFile: async () => null })
  const first = await importBrand(archive, { keepFile: keepNothing })
  const second = await importBrand(archive, { keepFile: keepNothing })
  expect(first.ref).not.toBe(second.ref)
  expect(await answersOf(brand, account, 'guide')).toEqual(before)
  expect(await peekBrand(archive)).toEqual({ name: '온기', account })
})

test('missing files are counted, and an import without them has empty fields', async () => {
  const brand = nextBrand()
  await write(brand, 'guide', (doc) => {
    guide.info.name.write(doc, '온기')
    guide.visual.logoSymbol.write(doc, { idFile: 5 })
  })
  const { archive, missing, fileName } = await exportBrand({ brand, account, readFile: async () => null })
  expect(missing).toBe(1)
  expect(fileName).toMatch(/^온기-\d{4}-\d\d-\d\d\.zip$/)
  const { ref } = await importBrand(archive, { keepFile: keepNothing })
  expect((await answersOf(ref, null, 'guide'))['visual.logoSymbol']).toBeNull()
})

test('a photograph of a service keeps its credit, fetched where its file has none', async () => {
  const brand = nextBrand()
  const { photography, logoSymbol } = guide.visual
  await write(brand, 'guide', (doc) => {
    photography.add(doc, { file: { idFile: 1 }, idUnsplash: 'a-bowl' })
    photography.add(doc, { file: { idFile: 2 }, idUnsplash: 'a-kiln' })
    photography.add(doc, { file: { idFile: 3 } })
    logoSymbol.write(doc, { idFile: 4 })
  })
  const creditOf = (name: string) =>
    ({ service: 'UNSPLASH', name, url: 'https://unsplash.com/@mina?utm_source=saegim' }) as const
  const shelf = createShelf()
  const asked: FileReference[] = []
  const { archive } = await exportBrand({
    brand,
    account,
    readFile: async (reference) => ({
      ...(await shelf.read(reference)),
      credit: keyOfReference(reference) === 'file:1' ? creditOf('Mina Park') : undefined,
    }),
    readCredit: async (reference) => {
      asked.push(reference)
      return creditOf('박미나')
    },
  })
  expect(asked).toEqual([{ idFile: 2 }])
  const kept: unknown[][] = []
  await importBrand(archive, {
    keepFile: (file) => {
      kept.push([strFromU8(file.bytes), file.fileType, file.credit])
      return shelf.keep(file)
    },
  })
  expect(kept.sort()).toEqual([
    ['file:1', 'PHOTO', creditOf('Mina Park')],
    ['file:2', 'PHOTO', creditOf('박미나')],
    ['file:3', 'PHOTO', undefined],
    ['file:4', 'LOGO', undefined],
  ])
})

test('an archive cannot make a brand link anywhere under the name of a photographer', async () => {
  const brand = nextBrand()
  await write(brand, 'guide', (doc) => guide.visual.logoSymbol.write(doc, { idFile: 5 }))
  const credit = { service: 'UNSPLASH', name: '박미나', url: 'https://evil.example/@mina' } as const
  const shelf = createShelf()
  const readFile = async (reference: FileReference) => ({ ...(await shelf.read(reference)), credit })
  const { archive } = await exportBrand({ brand, account, readFile })
  const entries = unzipSync(new Uint8Array(await archive.arrayBuffer()))
  const manifest = JSON.parse(strFromU8(entries['manifest.json'] ?? new Uint8Array()))
  expect(manifest.files).toMatchObject([{ name: 'picture.png' }])
  expect(manifest.files[0]).not.toHaveProperty('credit')
  manifest.files[0].credit = credit
  const changed = zipSync({ ...entries, 'manifest.json': strToU8(JSON.stringify(manifest)) })
  const file = new Blob([changed as Uint8Array<ArrayBuffer>])
  await expect(importBrand(file, { keepFile: shelf.keep })).rejects.toMatchObject({ fault: 'damaged' })
})

test('a truncated, changed or newer archive, or another file, is refused, and no brand is made', async () => {
  const brand = await makeBrand(createRandom(2))
  const { archive } = await exportBrand({ brand, account, readFile: async () => null })
  const bytes = new Uint8Array(await archive.arrayBuffer())
  const entries = unzipSync(bytes)
  const changed = (path: string, content: string) => zipSync({ ...entries, [path]: strToU8(content) })
  const manifest = JSON.parse(strFromU8(entries['manifest.json'] ?? new Uint8Array()))
  const cases: [ArchiveFault, Uint8Array][] = [
    ['damaged', bytes.slice(0, bytes.length / 2)],
    ['damaged', changed('documents/guide.yjs', 'something else')],
    ['damaged', changed('manifest.json', '{"format":"saegim-brand","version":1}')],
    ['damaged', changed('manifest.json', '{"format":')],
    ['newer', changed('manifest.json', JSON.stringify({ ...manifest, version: 2, documents: 'other' }))],
    ['notAnArchive', changed('manifest.json', '{"format":"another"}')],
    ['notAnArchive', zipSync({ 'photo.jpg': strToU8('…') })],
    ['notAnArchive', strToU8('a letter')],
    ['notAnArchive', new Uint8Array()],
  ]
  for (const [fault, content] of cases) {
    const failure = await importBrand(new Blob([content as Uint8Array<ArrayBuffer>]), {
      keepFile: keepNothing,
    }).catch((cause: unknown) => cause)
    expect(failure).toBeInstanceOf(ArchiveProblem)
    expect((failure as ArchiveProblem).fault).toBe(fault)
  }
  expect(await listLocalBrands()).toEqual([])
})

async function makeBrand(random: Random): Promise<number> {
  const brand = nextBrand()
  for (const name of names) {
    await write(brand, name, (doc) => {
      for (let edit = 0; edit < 60; edit++) editSomething(random, doc, fieldsOf(name))
      if (name === 'guide') guide.info.name.write(doc, '온기')
    })
  }
  return brand
}

function nextBrand(): number {
  made++
  return made
}

async function write(brand: number, name: DocumentName, edit: (doc: Y.Doc) => void): Promise<void> {
  const doc = new Y.Doc()
  edit(doc)
  await storeWholeDocument({ account, brand, name }, Y.encodeStateAsUpdate(doc), 'test')
}

async function answersOf(brand: BrandRef, owner: number | null, name: DocumentName): Promise<Answers> {
  const update = await readWholeDocument({ account: owner, brand, name })
  const doc = new Y.Doc()
  if (update) Y.applyUpdate(doc, update)
  return readAnswers(fieldsOf(name), doc)
}

/** Files by their reference; an import keeps them under new ones. */
function createShelf() {
  const kept = new Map<string, string>()
  const contentOf = (reference: FileReference) =>
    kept.get(keyOfReference(reference)) ?? keyOfReference(reference)
  return {
    read: async (reference: FileReference): Promise<StoredFile> => ({
      name: 'picture.png',
      type: 'image/png',
      bytes: strToU8(contentOf(reference)),
    }),
    keep: async ({ bytes }: StoredFile): Promise<FileReference> => {
      const idBlob = crypto.randomUUID()
      kept.set(`blob:${idBlob}`, strFromU8(bytes))
      return { idBlob }
    },
    /** Answers with what stands in their files instead of references. */
    contents: (answers: Answers) =>
      JSON.parse(
        JSON.stringify(answers, (_, value) =>
          typeof value === 'object' && value !== null && ('idFile' in value || 'idBlob' in value)
            ? contentOf(value)
            : value,
        ),
      ),
  }
}

async function keepNothing(): Promise<FileReference> {
  throw new Error('no file was expected')
}
