import 'fake-indexeddb/auto'
import { i18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { act, cleanup, render } from '@testing-library/react'
import { IDBFactory } from 'fake-indexeddb'
import type { ReactNode } from 'react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import type { OpenDocument } from '#engine/documents/engine/open-document.ts'
import { closeDocument, documentAt } from '#engine/documents/engine/open-documents.ts'
import { openDocuments } from '#engine/documents/engine/registry.ts'
import { DocumentProvider } from '#engine/documents/react/DocumentProvider.tsx'
import { strategy } from '#model/documents/strategy.ts'
import { ShortValue } from './ShortValue.tsx'

const { brandName, personas } = strategy.positioning
let host: HTMLElement
let open: OpenDocument

beforeEach(async () => {
  globalThis.indexedDB = new IDBFactory()
  i18n.loadAndActivate({ locale: 'ko', messages: {} })
  host = document.body.appendChild(document.createElement('div'))
  await show(<ShortValue handle={brandName} label="브랜드 이름" shownAs="온기" />)
  open = documentAt({ account: null, brand: 'local-1', name: 'strategy' })
  await act(
    () =>
      new Promise<void>((resolve) => {
        const look = () => {
          if (open.phase.get() === 'ready') resolve()
        }
        open.phase.subscribe(look)
        look()
      }),
  )
})
afterEach(async () => {
  cleanup()
  await Promise.all(openDocuments.get().map(closeDocument))
})

const show = (field: ReactNode) =>
  act(() =>
    render(
      <I18nProvider i18n={i18n}>
        <DocumentProvider brand="local-1" document="strategy" account={null} fallback="…">
          {field}
        </DocumentProvider>
      </I18nProvider>,
      { container: host },
    ),
  )
const input = () => host.querySelector('input') as HTMLInputElement
/** Sets the value as the browser does, past the setter that React watches. */
const enter = (text: string, isComposing = false) =>
  act(() => {
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input(), text)
    input().dispatchEvent(new InputEvent('input', { bubbles: true, isComposing }))
  })
const leave = () => act(() => input().dispatchEvent(new FocusEvent('focusout', { bubbles: true })))

test('a default is shown and not stored', async () => {
  expect(input().value).toBe('온기')
  await leave()
  expect(brandName.read(open.doc)).toBeNull()
})

test('text of an unfinished composition is not stored, and a remote change does not touch it', async () => {
  await enter('온고', true)
  expect(brandName.read(open.doc)).toBeNull()
  await act(() => brandName.write(open.doc, '모아'))
  expect(input().value).toBe('온고')
  await enter('온공', true)
  await act(() => input().dispatchEvent(new CompositionEvent('compositionend', { bubbles: true })))
  expect(brandName.read(open.doc)).toBe('온공')
})

test('emptied, it shows the default again; too long, it shows an error and keeps the stored value', async () => {
  await enter('온기 공방')
  expect(brandName.read(open.doc)).toBe('온기 공방')
  await enter('가'.repeat(41))
  expect(brandName.read(open.doc)).toBe('온기 공방')
  expect(input().getAttribute('aria-invalid')).toBe('true')
  await enter('')
  await leave()
  expect(brandName.read(open.doc)).toBeNull()
  expect(input().value).toBe('온기')
})

test('on blur it does not overwrite a choice that another member made meanwhile', async () => {
  await enter('온공')
  await act(() => brandName.write(open.doc, '모아'))
  await leave()
  expect(brandName.read(open.doc)).toBe('모아')
  expect(input().value).toBe('모아')
})

test('a value in a list item is typed and stored on blur like any other', async () => {
  const key = personas.add(open.doc, { name: '이서연' })
  const name = personas.properties.name.at(key)
  await show(<ShortValue handle={name} label="이름" />)
  await enter('이서윤')
  expect(name.read(open.doc)).toBe('이서윤')
  await enter('가'.repeat(41))
  expect(host.textContent).toContain('40자까지 쓸 수 있어요.')
  await enter('이서은')
  await act(() => name.write(open.doc, '박하늘'))
  await leave()
  expect(name.read(open.doc)).toBe('박하늘')
  expect(input().value).toBe('박하늘')
})
