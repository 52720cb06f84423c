import 'fake-indexeddb/auto'
import { i18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react/pure'
import { IDBFactory } from 'fake-indexeddb'
import { afterEach, beforeEach, expect, test } from 'vitest'
import type { OpenDocument } from '#engine/documents/engine/open-document.ts'
import { closeDocument, documentAt } from '#engine/documents/engine/open-documents.ts'
import { openDocuments } from '#engine/documents/engine/registry.ts'
import { DocumentProvider } from '#engine/documents/react/DocumentProvider.tsx'
import { useTextBinding } from '#engine/documents/react/useTextBinding.ts'
import { guide } from '#model/documents/guide.ts'
import { DraftCard } from './DraftCard.tsx'
import { rowsOfDraft } from './draft-rows.ts'

const { background } = guide.core
let open: OpenDocument

beforeEach(async () => {
  globalThis.indexedDB = new IDBFactory()
  i18n.loadAndActivate({ locale: 'ko', messages: {} })
})

afterEach(async () => {
  cleanup()
  await Promise.all(openDocuments.get().map(closeDocument))
})

function Field() {
  const { ref } = useTextBinding(background)
  return <textarea ref={ref} />
}

/** The card of a draft that is made in a voice. */
function shown(voice: string, draft: string) {
  return (
    <I18nProvider i18n={i18n}>
      <DocumentProvider brand="local-1" document="guide" account={null} fallback="…">
        <div data-field={background.path}>
          <Field />
        </div>
        <DraftCard
          handle={background}
          title="우리 말투로"
          make={(now) => rowsOfDraft(now, draft, () => null)}
          basis={voice}
          isOpen
          onMeant={() => {}}
          onToggle={() => {}}
        />
      </DocumentProvider>
    </I18nProvider>
  )
}

async function begin(text: string) {
  const { rerender } = render(shown('편하게', '빵을 구워요.'))
  open = documentAt({ account: null, brand: 'local-1', name: 'guide' })
  await waitFor(() => expect(open.phase.get()).toBe('ready'))
  await act(async () => background.write(open.doc, text))
  await waitFor(() => expect(screen.getByRole<HTMLTextAreaElement>('textbox').value).toBe(text))
  return rerender
}

const card = () => screen.getByRole('region', { name: '우리 말투로' })
const takes = () => screen.queryAllByRole('button', { name: /^받기: / })

test('a draft is made again where the voice changes, in the card that is there', async () => {
  const rerender = await begin('')
  await waitFor(() =>
    expect(takes().map((one) => one.getAttribute('aria-label'))).toEqual(['받기: 빵을 구워요.']),
  )
  const before = card()
  rerender(shown('정중하게', '빵을 굽습니다.'))
  await waitFor(() =>
    expect(takes().map((one) => one.getAttribute('aria-label'))).toEqual(['받기: 빵을 굽습니다.']),
  )
  expect(card()).toBe(before)
})

test('one of which something was taken stays as it was made', async () => {
  const rerender = await begin('')
  await waitFor(() => expect(takes()).toHaveLength(1))
  fireEvent.click(takes()[0] as HTMLElement)
  await waitFor(() => expect(background.read(open.doc)).toBe('빵을 구워요.'))
  rerender(shown('정중하게', '빵을 굽습니다.'))
  await waitFor(() => expect(screen.getByText('받음')).toBeTruthy())
  expect(card().textContent).toContain('빵을 구워요.')
})
