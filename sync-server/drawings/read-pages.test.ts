import { randomBytes } from 'node:crypto'
import { deflateSync } from 'node:zlib'
import { degrees, PDFDocument, PDFName, PDFNumber } from '@cantoo/pdf-lib'
import { afterAll, expect, test } from 'vitest'
import { DrawingProcess } from './draw-apart.ts'
import { readPages } from './read-pages.ts'

// So much time that only its memory ends a work.
const documents = new DrawingProcess({ atMostMs: 60_000, heapMb: 256, residentMb: 320 })
afterAll(() => documents.end())

const mm = (length: number) => (length * 72) / 25.4
const read = async (pdf: PDFDocument, atMost = 2) => readPages({ bytes: await pdf.save(), atMost })
async function card(pages = 1) {
  const pdf = await PDFDocument.create()
  const edge = mm(8)
  for (let at = 0; at < pages; at += 1) {
    const page = pdf.addPage([mm(90) + 2 * edge, mm(50) + 2 * edge])
    page.setTrimBox(edge, edge, mm(90), mm(50))
    page.setBleedBox(mm(6), mm(6), mm(94), mm(54))
  }
  return pdf
}
const page = (width: number, height: number, bleed: number) => ({
  width: expect.closeTo(width, 3),
  height: expect.closeTo(height, 3),
  bleed: expect.closeTo(bleed, 3),
})

test('a page is as large as its trim, with the bleed around it', async () => {
  expect(await read(await card(2))).toEqual({ count: 2, pages: [page(90, 50, 2), page(90, 50, 2)] })
})

test('without boxes a page is as large as its sheet, and has no bleed', async () => {
  const pdf = await PDFDocument.create()
  pdf.addPage([mm(210), mm(297)])
  expect(await read(pdf)).toEqual({ count: 1, pages: [page(210, 297, 0)] })
})

test('the bleed is that of the edge with the least, and ends with the sheet', async () => {
  const pdf = await card()
  const [only] = pdf.getPages()
  only?.setBleedBox(mm(7), mm(5), mm(400), mm(400))
  expect((await read(pdf)).pages).toEqual([page(90, 50, 1)])
  only?.setMediaBox(mm(8), mm(8), mm(40), mm(50))
  expect((await read(pdf)).pages).toEqual([page(40, 50, 0)])
})

test('a turned page, and one with a unit of its own, are as large as they are shown', async () => {
  const pdf = await card(2)
  const [turned, large] = pdf.getPages()
  turned?.setRotation(degrees(90))
  large?.node.set(PDFName.of('UserUnit'), PDFNumber.of(2))
  expect((await read(pdf)).pages).toEqual([page(50, 90, 2), page(180, 100, 4)])
})

test('of a document with too many pages only their number is read', async () => {
  expect(await read(await card(3))).toEqual({ count: 3, pages: [] })
})

test('a document that is damaged, or opens only with a password, is told from one that takes too much', async () => {
  const locked = await card()
  locked.encrypt({ userPassword: 'secret', ownerPassword: 'secret', permissions: {} })
  for (const bytes of [
    Buffer.from(await locked.save()),
    Buffer.from('%PDF-1.7\n%%EOF\n'),
    Buffer.concat([Buffer.from('%PDF-1.7\n'), randomBytes(5_000)]),
  ])
    await expect(documents.run('a', 'read pages', { bytes, atMost: 2 })).rejects.toMatchObject({
      name: 'Undrawable',
      isTooMuch: false,
    })
})

test('a document that unpacks to more than the memory it may take is given up, and the next one is read', async () => {
  const packed = deflateSync(Buffer.alloc(400_000_000, ' '), { level: 1 })
  const head = `%PDF-1.7\n1 0 obj\n<</Type/ObjStm/N 1/First 5/Filter/FlateDecode/Length ${packed.length}>>\nstream\n`
  const bytes = Buffer.concat([Buffer.from(head), packed, Buffer.from('\nendstream\nendobj\n%%EOF\n')])
  const refused = { name: 'Undrawable', isTooMuch: true }
  await expect(documents.run('a', 'read pages', { bytes, atMost: 2 })).rejects.toMatchObject(refused)
  const good = await (await card()).save()
  expect(await documents.run('a', 'read pages', { bytes: good, atMost: 2 })).toMatchObject({ count: 1 })
})
