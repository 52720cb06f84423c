import 'fake-indexeddb/auto'
import { i18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { act, cleanup, render, screen } from '@testing-library/react/pure'
import { IDBFactory } from 'fake-indexeddb'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import * as Y from 'yjs'
import { closeDocument, documentAt } from '#engine/documents/engine/open-documents.ts'
import { openDocuments } from '#engine/documents/engine/registry.ts'
import { DocumentProvider } from '#engine/documents/react/DocumentProvider.tsx'
import { loadWorkbook, stepGroups } from '#kits/words/content.ts'
import { planner } from '#model/documents/planner.ts'
import { dismissToast, shownToasts } from '#ui/overlays/toasts.ts'
import { historyDocuments } from '../HistoryPage.tsx'
import { VersionPreview } from './VersionPreview.tsx'

const stored = vi.hoisted(() => ({ state: '' }))
vi.mock('#engine/words/page-language.ts', () => ({ pageLanguage: () => 'ko' }))
vi.mock('#engine/store/useBrandRole.ts', () => ({ useBrandRole: () => 'BRAND_ROLE_OWNER' }))
vi.mock('#kits/history/versions.ts', async (original) => ({
  ...(await original<object>()),
  askVersion: async () => ({ ok: true, answer: stored.state }),
  askRestore: async () => ({ ok: true, answer: stored.state }),
}))

const ref = { account: null, brand: 'local-1', name: 'planner' } as const
const { entries, texts } = planner.planner
const version = {
  idVersion: 3,
  name: null,
  kind: 'AUTO',
  createdAt: '2026-12-01T01:02:03Z',
  expiresAt: null,
  editors: [{ name: '김모락', device: null }],
} as never

beforeEach(async () => {
  i18n.loadAndActivate({ locale: 'ko', messages: {} })
  await loadWorkbook(...stepGroups)
  globalThis.indexedDB = new IDBFactory()
  const then = new Y.Doc()
  entries.add(then, { title: '동지 단팥빵', text: '예약받아요', day: '2026-12-18' }, { key: 'bean' })
  texts.add(then, { entry: 'bean', channel: 'X', text: '짧은 글' }, { key: 'x' })
  stored.state = btoa(String.fromCharCode(...Y.encodeStateAsUpdateV2(then)))
})
afterEach(async () => {
  cleanup()
  for (const { id } of shownToasts.get()) dismissToast(id)
  await Promise.all(openDocuments.get().map(closeDocument))
})

test('the planner has a history as guide and strategy have', () => {
  expect(historyDocuments).toEqual(['guide', 'strategy', 'planner'])
})

test('a deleted entry is named by its title, and comes back with its texts by one press and one step', async () => {
  await show()
  const open = documentAt(ref)
  await act(async () => void open.edit((doc) => entries.add(doc, { title: '새 글' }, { key: 'new' })))
  const button = await screen.findByRole('button', { name: '이것만 되돌리기: 플래너 글 · 동지 단팥빵' })
  expect(screen.getByText('12월 18일 금요일')).toBeTruthy()
  expect(screen.getByText('짧은 글')).toBeTruthy()
  expect(screen.getByText(/김모락/)).toBeTruthy()
  await act(async () => button.click())
  await vi.waitFor(() => expect(entries.keys(open.doc)).toContain('bean'))
  expect(entries.read(open.doc).find(({ key }) => key === 'bean')).toMatchObject({ text: '예약받아요' })
  expect(entries.keys(open.doc)).toContain('new')
  expect(texts.read(open.doc)).toMatchObject([{ key: 'x', text: '짧은 글' }])
  expect(screen.queryByRole('button', { name: /동지 단팥빵/ })).toBeNull()
  await act(async () => shownToasts.get().at(-1)?.action?.onPress())
  expect([entries.keys(open.doc), texts.keys(open.doc)]).toEqual([['new'], []])
})

async function show(): Promise<void> {
  await act(async () =>
    render(
      <I18nProvider i18n={i18n}>
        <DocumentProvider account={null} brand="local-1" document="planner">
          <VersionPreview
            scope={{ idBrand: 1, document: 'planner' }}
            version={version}
            isStored={false}
            onChanged={() => {}}
          />
        </DocumentProvider>
      </I18nProvider>,
    ),
  )
  await vi.waitFor(() => {
    if (documentAt(ref).phase.get() !== 'ready') throw new Error('the document is not open yet')
  })
}
