import { i18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createDocument } from '#contract/document.ts'
import type { SyncState } from '#engine/documents/engine/sync-state.ts'
import { DocumentContext, type DocumentViews } from '#engine/documents/react/DocumentProvider.tsx'
import type { OutboxRow } from '#engine/store/outbox-row.ts'
import { createWatched } from '#engine/watch/watched.ts'
import { LostDesignPart } from './LostDesignPart.tsx'
// Loaded before it is asked for.
import './LostDesign.tsx'

const done = vi.hoisted(() => ({
  rows: [] as unknown[],
  calls: [] as unknown[],
  role: null as string | null,
}))
vi.mock('#engine/queue/useOutbox.ts', () => ({ useOutbox: () => done.rows }))
vi.mock('#engine/queue/outbox.ts', () => ({ retryRow: (n: number) => done.calls.push(['retry', n]) }))
vi.mock('#engine/browser/download.ts', () => ({ downloadCopy: () => done.calls.push(['copy']) }))
vi.mock('#engine/store/useBrandRole.ts', () => ({ useBrandRole: () => done.role }))
vi.mock('@tanstack/react-router', () => ({ useNavigate: () => () => {} }))
vi.mock('./useDesignBody.ts', () => ({ useDesignBody: () => ({ name: '봄 차림표' }) }))
vi.mock('./create-design.ts', () => ({
  createDesign: async (brand: number, { name }: { name: string }) => {
    done.calls.push(['create', brand, name])
    return 'new'
  },
}))

const state = (more: Partial<SyncState> = {}): SyncState => ({
  kind: 'failed',
  pending: 1,
  since: 1,
  problems: [],
  ...more,
})
const maker: Partial<OutboxRow> = {
  ...{ n: 3, name: createDocument.name, brand: 5, state: 'failed', message: '디자인이 너무 많아요.' },
  changes: [{ answer: 'a', list: 'documents', by: 'document', id: 'design/a', values: {}, isNew: true }],
}
let sync: ReturnType<typeof createWatched<SyncState>>
let main: ReturnType<typeof createWatched<SyncState>>
const opened: string[] = []

beforeEach(() => {
  i18n.loadAndActivate({ locale: 'ko', messages: {} })
  done.rows = []
  done.calls = []
  done.role = 'BRAND_ROLE_MEMBER'
  opened.length = 0
  sync = createWatched(state({ kind: 'savedHere', reason: 'unmade' }))
  main = createWatched(state({ kind: 'synced' }))
})
afterEach(cleanup)

async function show(reason?: SyncState['reason']) {
  const view = { document: { sync, brand: 5, name: 'design/a' }, isReadOnly: false }
  const guide = { document: { sync: main, brand: 5, name: 'guide' }, isReadOnly: false }
  const views = { current: view, byName: { design: view, guide } } as unknown as DocumentViews
  render(
    <I18nProvider i18n={i18n}>
      <DocumentContext value={views}>
        <LostDesignPart
          openNew={(id) => {
            opened.push(id)
            return false
          }}
        />
      </DocumentContext>
    </I18nProvider>,
  )
  if (reason === undefined) return
  act(() => sync.set(state({ reason })))
  await screen.findByRole('status')
  // What is loaded brings the messages of the language of the browser.
  act(() => i18n.loadAndActivate({ locale: 'ko', messages: {} }))
}
const press = (name: string) => act(async () => void fireEvent.click(screen.getByRole('button', { name })))

test('a design that waits for its row says nothing', async () => {
  await show()
  expect(screen.queryByRole('status')).toBeNull()
})

test('a design that the server refused to make says why, and can be sent again or downloaded', async () => {
  done.rows = [maker]
  await show('notMade')
  expect(screen.getByRole('status').textContent).toContain('디자인이 너무 많아요.')
  await press('다시 보내기')
  await press('사본 내려받기')
  expect(done.calls).toEqual([['retry', 3], ['copy']])
})

test('a design that was deleted can be saved as a new one, which opens, or downloaded', async () => {
  await show('notFound')
  await press('새 디자인으로 저장')
  await press('사본 내려받기')
  expect(done.calls).toEqual([['create', 5, '봄 차림표'], ['copy']])
  expect(opened).toEqual(['new'])
})

test.each<[string, () => void]>([
  ['the brand was deleted', () => main.set(state({ reason: 'notFound' }))],
  [
    'the account is no member',
    () => {
      done.role = null
    },
  ],
])('no new design is offered where %s', async (_, become) => {
  become()
  await show('notFound')
  expect(screen.queryByRole('button', { name: '새 디자인으로 저장' })).toBeNull()
  expect(screen.getByRole('button', { name: '사본 내려받기' })).not.toBeNull()
})
