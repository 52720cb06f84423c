import 'fake-indexeddb/auto'
import { i18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { cleanup, render } from '@testing-library/react/pure'
import { IDBFactory } from 'fake-indexeddb'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { closeDocument, documentAt } from '#engine/documents/engine/open-documents.ts'
import { openDocuments } from '#engine/documents/engine/registry.ts'
import { DocumentProvider } from '#engine/documents/react/DocumentProvider.tsx'
import { loadWorkbook, stepGroups } from '#kits/words/content.ts'
import { guide } from '#model/documents/guide.ts'
import { ReplacedValues } from './ReplacedValues.tsx'

const ref = { account: null, brand: 'local-1', name: 'guide' } as const
const { main, secondary } = guide.visual
let host: HTMLElement

beforeEach(async () => {
  i18n.loadAndActivate({ locale: 'ko', messages: {} })
  await loadWorkbook(...stepGroups)
  globalThis.indexedDB = new IDBFactory()
  host = document.body.appendChild(document.createElement('div'))
})
afterEach(async () => {
  cleanup()
  await Promise.all(openDocuments.get().map(closeDocument))
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

const page = (replaced: readonly unknown[], totalPages = 1) => ({
  _embedded: { replaced },
  page: { number: 0, size: replaced.length, totalPages },
})

test('a replaced value is put back by one press, and is not offered again', async () => {
  const answered = page([lost(3, main.path, '#111111'), lost(2, 'visual.gone', 'x')])
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
  const answered = page([lost(1, secondary.path, '#222222')])
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json(answered)))
  await show(true)
  await seen(() => expect(host.querySelectorAll('li')).toHaveLength(1))
  expect(button()).toBeNull()
})

test('older values are offered where a page is short because its values are large', async () => {
  const asked: string[] = []
  vi.stubGlobal('fetch', (request: string | Request) => {
    const url = typeof request === 'string' ? request : request.url
    asked.push(url)
    const isNext = url.includes('before=3')
    const values = isNext ? [lost(1, secondary.path, '#222222')] : [lost(3, main.path, '#111111')]
    return Promise.resolve(Response.json(page(values, isNext ? 1 : 2)))
  })
  await show()
  await seen(() => expect(host.querySelectorAll('li')).toHaveLength(1))
  const more = [...host.querySelectorAll('button')].find(({ textContent }) => textContent === '더 보기')
  more?.click()
  await seen(() => expect(host.querySelectorAll('li')).toHaveLength(2))
  expect(asked).toHaveLength(2)
  expect(host.textContent).not.toContain('더 보기')
})

const button = () => host.querySelector<HTMLButtonElement>('li button')
const seen = vi.waitFor

async function show(isReadOnly = false): Promise<void> {
  render(
    <I18nProvider i18n={i18n}>
      <DocumentProvider brand={ref.brand} document="guide" account={null} isReadOnly={isReadOnly}>
        <ReplacedValues scope={{ idBrand: 7, document: 'guide' }} />
      </DocumentProvider>
    </I18nProvider>,
    { container: host },
  )
  const open = documentAt(ref)
  await seen(() => expect(open.phase.get()).toBe('ready'))
  open.choose(main, '#B4583A')
}
