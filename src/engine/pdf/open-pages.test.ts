import { createRequire } from 'node:module'
import { PDFDocument } from '@cantoo/pdf-lib'
import { GlobalWorkerOptions, getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs'
import { expect, test } from 'vitest'
import { needsPassword } from './open-pages.ts'

// The app's own is an address of the build.
GlobalWorkerOptions.workerSrc = createRequire(import.meta.url).resolve(
  'pdfjs-dist/legacy/build/pdf.worker.mjs',
)

async function pdf(password?: string): Promise<Uint8Array> {
  const document = await PDFDocument.create()
  document.addPage([200, 100])
  if (password !== undefined) document.encrypt({ userPassword: password, ownerPassword: 'owner' })
  return Uint8Array.from(await document.save())
}

const opened = (data: Uint8Array) =>
  getDocument({ data, isEvalSupported: false }).promise.then(
    ({ numPages }) => numPages,
    (cause: unknown) => (needsPassword(cause) ? 'needs a password' : 'is broken'),
  )

test('a document that opens only with a password is told from one that is broken', async () => {
  expect(await opened(await pdf('secret'))).toBe('needs a password')
  expect(await opened((await pdf()).slice(0, 40))).toBe('is broken')
})

test('a document whose password only protects changes opens', async () => {
  expect(await opened(await pdf(''))).toBe(1)
})
