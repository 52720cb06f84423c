import 'fake-indexeddb/auto'
import { i18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { IDBFactory } from 'fake-indexeddb'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { closeDocument, documentAt } from '#engine/documents/engine/open-documents.ts'
import { DocumentProvider } from '#engine/documents/react/DocumentProvider.tsx'
import { OtherDocument } from '#engine/documents/react/OtherDocument.tsx'
import { storeLanguage } from '#engine/identity/language.ts'
import { loadContent } from '#kits/words/content.ts'
import { guide } from '#model/documents/guide.ts'
import { strategy } from '#model/documents/strategy.ts'
import { TaglineChoice } from './TaglineChoice.tsx'
import { useTaglineChoice } from './useTaglineChoice.ts'

const at = { account: null, brand: 'local-1', name: 'guide' } as const
const beside = { ...at, name: 'strategy' } as const
const { tagline1 } = strategy.personality

beforeEach(async () => {
  globalThis.indexedDB = new IDBFactory()
  storeLanguage('ko')
  i18n.loadAndActivate({ locale: 'ko', messages: {} })
  await loadContent('options-strategy')
})
afterEach(async () => {
  cleanup()
  await closeDocument(documentAt(at))
  await closeDocument(documentAt(beside))
})

it('an own tagline is written beside those to choose from, and none of them is on then', async () => {
  await show()
  const field = screen.getByLabelText<HTMLInputElement>(/^한마디 직접 쓰기/)
  expect([field.value, screen.getByRole<HTMLInputElement>('radio').checked]).toEqual(['', true])
  await act(async () => fireEvent.input(field, { target: { value: '오래 따뜻한 한 끼' } }))
  await hasTagline('오래 따뜻한 한 끼')
  expect(screen.getAllByRole('radio')).toHaveLength(1)
  await act(() => vi.waitFor(() => expect(screen.getByRole<HTMLInputElement>('radio').checked).toBe(false)))
})

it('a chosen tagline is in the field, where it can be changed', async () => {
  await show()
  await act(async () => documentAt(beside).edit((doc) => tagline1.write(doc, '다른 말')))
  const radio = screen.getByRole<HTMLInputElement>('radio')
  await act(() => vi.waitFor(() => expect(radio.checked).toBe(false)))
  await act(async () => radio.click())
  await hasTagline(radio.value)
  expect(screen.getByLabelText<HTMLInputElement>(/^한마디 직접 쓰기/).value).toBe(radio.value)
})

async function show(): Promise<void> {
  const opened = documentAt(at)
  await act(async () => {
    await vi.waitFor(() => expect(opened.phase.get()).toBe('ready'))
    opened.edit((doc) => {
      guide.info.name.write(doc, '온기')
      guide.core.positive.write(doc, '우리만 아는 조리법')
    })
    render(
      <I18nProvider i18n={i18n}>
        <DocumentProvider brand="local-1" document="guide" account={null} fallback="…">
          <OtherDocument document="strategy" isAside>
            <Choice />
          </OtherDocument>
        </DocumentProvider>
      </I18nProvider>,
    )
  })
  await act(async () => vi.waitFor(() => expect(documentAt(beside).phase.get()).toBe('ready')))
  await screen.findByRole('radio')
}

function Choice() {
  return <TaglineChoice {...useTaglineChoice()} face={null} />
}

async function hasTagline(words: string): Promise<void> {
  await act(() => vi.waitFor(() => expect(documentAt(beside).answers.get()[tagline1.path] ?? '').toBe(words)))
}
