import 'fake-indexeddb/auto'
import { i18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { act, cleanup, render, screen, waitFor } from '@testing-library/react/pure'
import { IDBFactory } from 'fake-indexeddb'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { closeDocument, documentAt } from '#engine/documents/engine/open-documents.ts'
import { openDocuments } from '#engine/documents/engine/registry.ts'
import { DocumentProvider } from '#engine/documents/react/DocumentProvider.tsx'
import { storeLanguage } from '#engine/identity/language.ts'
import { loadWorkbook, stepGroups } from '#kits/words/content.ts'
import { addTaken } from '#model/documents/add-taken.ts'
import { guide } from '#model/documents/guide.ts'
import { TakenWords } from './TakenWords.tsx'

const list = guide.suggestions.taken

beforeEach(async () => {
  i18n.loadAndActivate({ locale: 'ko', messages: {} })
  storeLanguage('ko')
  await loadWorkbook(...stepGroups)
  globalThis.indexedDB = new IDBFactory()
})
afterEach(async () => {
  cleanup()
  await Promise.all(openDocuments.get().map(closeDocument))
})

test('what was taken is listed with its field, its origin and who pressed, the newest first', async () => {
  render(
    <I18nProvider i18n={i18n}>
      <DocumentProvider brand="local-1" document="guide" account={null} fallback="…">
        <TakenWords document="guide" />
      </DocumentProvider>
    </I18nProvider>,
  )
  const { doc, phase } = documentAt({ account: null, brand: 'local-1', name: 'guide' })
  await waitFor(() => expect(phase.get()).toBe('ready'))
  expect(screen.queryByText('제안에서 받은 글')).toBeNull()
  const at = '2026-11-20T01:02:03.000Z'
  await act(async () => {
    addTaken(doc, list, { field: guide.core.background.path, source: 'RULES', by: 1, name: '한결', at })
    addTaken(doc, list, {
      field: `${guide.core.values.path}/x/description`,
      source: 'AI',
      by: 7,
      name: '이지우',
      at,
    })
  })
  await waitFor(() => expect(screen.getAllByRole('listitem', { hidden: true })).toHaveLength(2))
  const [newest, oldest] = screen.getAllByRole('listitem', { hidden: true }).map((row) => row.textContent)
  expect(newest).toMatch(/핵심 가치.*AI 제안.*이지우/)
  expect(oldest).toMatch(/이야기.*규칙으로 지은 초안.*한결/)
})
