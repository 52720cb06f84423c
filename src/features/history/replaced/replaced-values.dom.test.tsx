import 'fake-indexeddb/auto'
import { i18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { IDBFactory } from 'fake-indexeddb'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { closeDocument, documentAt } from '#device/documents/engine/open-documents.ts'
import { openDocuments } from '#device/documents/engine/registry.ts'
import { DocumentProvider } from '#device/documents/react/DocumentProvider.tsx'
import { loadWorkbook, stepGroups } from '#device/words/content.ts'
import { guide } from '#model/documents/guide.ts'
import { ReplacedValues } from './ReplacedValues.tsx'

const ref = { account: null, brand: 'local-1', name: 'guide' } as const
const { main, secondary } = guide.visual
let root: Root
let host: HTMLElement

beforeEach(async () => {
  i18n.loadAndActivate({ locale: 'ko', messages: {} })
  await loadWorkbook(...stepGroups)
  globalThis.indexedDB = new IDBFactory()
  host = document.body.appendChild(document.createElement('div'))
  root = createRoot(host)
})
afterEach(async () => {
  root.unmount()
  await Promise.all(openDocuments.get().map(closeDocument))
  host.remove()
  vi.unstubAllGlobals()
})

const lost = (idReplaced: number, field: string, replaced: unknown) => ({
  idReplaced,
  document: 'guide',
  field,
  kept: null,
  replaced,
  editor: null,
  createdAt: '2026-11-20T01:02:03Z',
})

test('a replaced value is put back by one press, and is not offered again', async () => {
  const answered = { _embedded: { replaced: [lost(3, main.path, '#111111'), lost(2, 'visual.gone', 'x')] } }
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json(answered)))
  await show()
  await seen(() => expect(host.querySelector('dl')?.textContent).toBe('지금#B4583A바뀌었던 값#111111'))
  expect(host.querySelectorAll('li')).toHaveLength(1)
  button()?.click()
  expect(main.read(documentAt(ref).doc)).toBe('#111111')
  await seen(() => expect(host.textContent).toBe(''))
  documentAt(ref).undo()
  await seen(() => expect(host.querySelectorAll('li')).toHaveLength(1))
})

test('without write access it is shown without the button', async () => {
  const answered = { _embedded: { replaced: [lost(1, secondary.path, '#222222')] } }
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json(answered)))
  await show(true)
  await seen(() => expect(host.querySelectorAll('li')).toHaveLength(1))
  expect(button()).toBeNull()
})

const button = () => host.querySelector<HTMLButtonElement>('li button')
const seen = vi.waitFor

async function show(isReadOnly = false): Promise<void> {
  root.render(
    <I18nProvider i18n={i18n}>
      <DocumentProvider brand={ref.brand} document="guide" account={null} isReadOnly={isReadOnly}>
        <ReplacedValues scope={{ idBrand: 7, document: 'guide' }} />
      </DocumentProvider>
    </I18nProvider>,
  )
  const open = documentAt(ref)
  await seen(() => expect(open.phase.get()).toBe('ready'))
  open.choose(main, '#B4583A')
}
