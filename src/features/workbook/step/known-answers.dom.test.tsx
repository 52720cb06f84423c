import 'fake-indexeddb/auto'
import { i18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { act, cleanup, render, screen } from '@testing-library/react'
import { IDBFactory } from 'fake-indexeddb'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { closeDocument, documentAt } from '#engine/documents/engine/open-documents.ts'
import { DocumentProvider } from '#engine/documents/react/DocumentProvider.tsx'
import { storeLanguage } from '#engine/identity/language.ts'
import { loadContent } from '#kits/words/content.ts'
import { guide } from '#model/documents/guide.ts'
import { stepOf } from '#model/workbook/steps.ts'
import { KnownAnswers } from './KnownAnswers.tsx'

const { core } = guide
const at = { account: null, brand: 'local-1', name: 'guide' } as const

beforeEach(async () => {
  globalThis.indexedDB = new IDBFactory()
  storeLanguage('ko')
  i18n.loadAndActivate({ locale: 'ko', messages: {} })
  await loadContent('workbook')
})
afterEach(async () => {
  cleanup()
  await closeDocument(documentAt(at))
})

it('what is sold is offered to the story, and taken by one press', async () => {
  await show('')
  const take = await screen.findByRole('button', { name: '여기에도 쓰기' })
  await act(async () => take.click())
  await act(() => vi.waitFor(() => expect(documentAt(at).answers.get()[core.what.path]).toBe('미역국')))
  expect(screen.queryByRole('button')).toBeNull()
})

it('nothing is offered where the question is answered', async () => {
  await show('국밥')
  expect(screen.queryByRole('button')).toBeNull()
})

async function show(what: string): Promise<void> {
  const step = stepOf('core/story/what')
  if (!step) throw new Error('the step is gone')
  const opened = documentAt(at)
  await act(async () => {
    await vi.waitFor(() => expect(opened.phase.get()).toBe('ready'))
    opened.edit((doc) => {
      core.service.write(doc, '미역국')
      core.what.write(doc, what)
    })
    await vi.waitFor(() => expect(opened.answers.get()[core.service.path]).toBe('미역국'))
    render(
      <I18nProvider i18n={i18n}>
        <DocumentProvider brand="local-1" document="guide" account={null} fallback="…">
          <KnownAnswers step={step} />
          <p>shown</p>
        </DocumentProvider>
      </I18nProvider>,
    )
  })
  await screen.findByText('shown')
}
