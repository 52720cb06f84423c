import 'fake-indexeddb/auto'
import { i18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { IDBFactory } from 'fake-indexeddb'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { closeDocument, documentAt } from '#engine/documents/engine/open-documents.ts'
import { DocumentProvider } from '#engine/documents/react/DocumentProvider.tsx'
import { storeLanguage } from '#engine/identity/language.ts'
import { loadContent } from '#kits/words/content.ts'
import { guide } from '#model/documents/guide.ts'
import { LaterQuestions } from './LaterQuestions.tsx'

const { core } = guide
const at = { account: null, brand: 'local-1', name: 'guide' } as const

beforeEach(async () => {
  globalThis.indexedDB = new IDBFactory()
  storeLanguage('ko')
  i18n.loadAndActivate({ locale: 'ko', messages: {} })
  await Promise.all([loadContent('quest'), loadContent('reference')])
})
afterEach(async () => {
  cleanup()
  await closeDocument(documentAt(at))
})

it('an option is stored by a press and taken back by the next one', async () => {
  await show()
  await act(async () => screen.getByRole('button', { name: '걸어서 오는 동네 단골' }).click())
  await hasAnswer(core.target, '걸어서 오는 동네 단골')
  await act(async () => screen.getByRole('button', { name: '걸어서 오는 동네 단골' }).click())
  await hasAnswer(core.target, '')
})

it('what is typed of what is sold is added where the field is left', async () => {
  await show()
  const field = screen.getByLabelText('이름')
  await act(async () => fireEvent.change(field, { target: { value: '미역국' } }))
  await act(async () => fireEvent.blur(field))
  await hasAnswer(core.service, '미역국')
})

async function show(): Promise<void> {
  const opened = documentAt(at)
  await act(async () => {
    await vi.waitFor(() => expect(opened.phase.get()).toBe('ready'))
    opened.edit((doc) => {
      guide.info.name.write(doc, '소담')
      guide.info.industry.write(doc, 'FNB')
    })
    render(
      <I18nProvider i18n={i18n}>
        <DocumentProvider brand="local-1" document="guide" account={null} fallback="…">
          <LaterQuestions />
        </DocumentProvider>
      </I18nProvider>,
    )
  })
  await screen.findByRole('button', { name: '걸어서 오는 동네 단골' })
}

async function hasAnswer(field: typeof core.target, answer: string): Promise<void> {
  await act(() => vi.waitFor(() => expect(documentAt(at).answers.get()[field.path] ?? '').toBe(answer)))
}
