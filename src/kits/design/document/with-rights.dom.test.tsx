import { i18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { act, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { SyncState } from '#engine/documents/engine/sync-state.ts'
import { DocumentContext, type DocumentViews } from '#engine/documents/react/DocumentProvider.tsx'
import { useDocumentView } from '#engine/documents/react/useDocument.ts'
import { createWatched } from '#engine/watch/watched.ts'
import { dismissToast, shownToasts } from '#ui/overlays/toasts.ts'
import { WithRights } from './WithRights.tsx'

const asked = vi.hoisted(() => [] as unknown[])
vi.mock('#engine/reads/useCachedRead.ts', () => ({
  useCachedRead: (_: unknown, { isAsked, basis }: { isAsked: boolean; basis: string }) => {
    if (isAsked && asked.at(-1) !== basis) asked.push(basis)
    return { data: null }
  },
}))

const state = (kind: SyncState['kind'], more: Partial<SyncState> = {}): SyncState => ({
  kind,
  pending: 0,
  since: null,
  problems: [],
  ...more,
})
const refused = { document: 'design/a' as const, field: null, code: 'READ_ONLY', message: '' }
let sync: ReturnType<typeof createWatched<SyncState>>

beforeEach(() => {
  i18n.loadAndActivate({ locale: 'ko', messages: {} })
  asked.length = 0
  sync = createWatched(state('synced'))
})
afterEach(() => {
  for (const { id } of shownToasts.get()) dismissToast(id)
})

function Part() {
  return <p>{useDocumentView('design').isReadOnly ? 'read only' : 'editable'}</p>
}

function tree(isReadOnly: boolean) {
  const view = { document: { sync, brand: 5 }, isReadOnly }
  const views = { current: view, byName: { design: view } } as unknown as DocumentViews
  return (
    <I18nProvider i18n={i18n}>
      <DocumentContext value={views}>
        <WithRights>
          <Part />
        </WithRights>
      </DocumentContext>
    </I18nProvider>
  )
}
const become = (next: SyncState) => act(() => sync.set(next))

test.each<[string, SyncState]>([
  ['the relay closes the room for the account', state('failed', { reason: 'roleLost' })],
  ['the relay takes no change of the account', state('failed', { reason: 'refused', problems: [refused] })],
])('a design is read only once %s, with one notice, until everything is taken again', (_, lost) => {
  render(tree(false))
  expect(screen.getByText('editable')).not.toBeNull()
  become(lost)
  expect(screen.getByText('read only')).not.toBeNull()
  become(state('syncing', { pending: 3 }))
  become({ ...lost, pending: 3 })
  expect(screen.getByText('read only')).not.toBeNull()
  expect(shownToasts.get()).toHaveLength(1)
  become(state('synced'))
  expect(screen.getByText('editable')).not.toBeNull()
})

test('a design that was deleted is read only, without a notice: what it says of it stays on the screen', () => {
  render(tree(false))
  become(state('failed', { reason: 'notFound' }))
  become(state('syncing'))
  expect(screen.getByText('read only')).not.toBeNull()
  expect(shownToasts.get()).toHaveLength(0)
})

test('a design that the server has refused to make stays editable', () => {
  render(tree(false))
  become(state('failed', { reason: 'notMade' }))
  expect(screen.getByText('editable')).not.toBeNull()
  expect(shownToasts.get()).toHaveLength(0)
})

test('a design that the relay does not know yet, because its row is still to be made, is editable', () => {
  sync = createWatched(state('syncing'))
  render(tree(false))
  become(state('savedHere', { reason: 'unmade' }))
  expect(screen.getByText('editable')).not.toBeNull()
  expect(shownToasts.get()).toHaveLength(0)
})

test('what is not the rights leaves a design editable', () => {
  render(tree(false))
  become(state('savedHere', { reason: 'offline' }))
  become(state('failed', { reason: 'quota' }))
  expect(screen.getByText('editable')).not.toBeNull()
  expect(shownToasts.get()).toHaveLength(0)
})

test('the rights are asked for after each interruption; one that ended them is told, too', () => {
  const { rerender } = render(tree(false))
  for (let n = 0; n < 2; n++) {
    become(state('savedHere', { reason: 'busy' }))
    become(state('synced'))
  }
  expect(asked).toEqual(['1', '2'])
  rerender(tree(true))
  expect(shownToasts.get()).toHaveLength(1)
})

test('a design that was read only from the beginning tells nothing', () => {
  render(tree(true))
  for (let n = 0; n < 3; n++) {
    become(state('savedHere', { reason: 'busy' }))
    become(state('synced'))
  }
  expect(shownToasts.get()).toHaveLength(0)
})
