import 'fake-indexeddb/auto'
import { i18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { act, render } from '@testing-library/react'
import type { ReactNode } from 'react'
import { vi } from 'vitest'
import * as Y from 'yjs'
import { type OpenDocument, openDocument } from '#engine/documents/engine/open-document.ts'
import { DocumentContext } from '#engine/documents/react/DocumentProvider.tsx'
import type { SingleKind } from '#model/document-kinds/names.ts'
import { planner } from '#model/documents/planner.ts'
import { freshKey } from '#model/fields/fresh-key.ts'
import type { PlannerEntry } from '#model/planner/entry.ts'

const { entries } = planner.planner

export const entryKey = 'entry-1'

export interface ShownEntry {
  readonly open: OpenDocument
  entry(): PlannerEntry
  /** Another device: what it does arrives by `receive`. */
  readonly other: Y.Doc
  receive(): Promise<void>
  /** Removes the parts from the screen. */
  hide(): Promise<void>
  close(): Promise<void>
}

interface Options {
  readonly isReadOnly?: boolean
  readonly entry?: Parameters<typeof entries.add>[1]
}

/** Parts of the panel around a planner of this device alone that has one entry. */
export async function showEntry(
  parts: ReactNode,
  { isReadOnly = false, entry = {} }: Options = {},
): Promise<ShownEntry> {
  i18n.loadAndActivate({ locale: 'ko', messages: {} })
  const brand = `local-${freshKey()}` as const
  const open = await openReady(brand, 'planner')
  const guide = await openReady(brand, 'guide')
  entries.add(open.doc, { title: '동지 단팥빵', ...entry }, { key: entryKey })
  const other = new Y.Doc()
  Y.applyUpdate(other, Y.encodeStateAsUpdate(open.doc))
  const view = { document: open, isReadOnly }
  const views = { current: view, byName: { planner: view, guide: { document: guide, isReadOnly } } }
  const { unmount } = await act(async () =>
    render(
      <I18nProvider i18n={i18n}>
        <DocumentContext value={views}>{parts}</DocumentContext>
      </I18nProvider>,
    ),
  )
  return {
    open,
    other,
    entry: () => {
      const found = entries.read(open.doc).find(({ key }) => key === entryKey)
      if (!found) throw new Error('the entry is gone')
      return found
    },
    receive: () => act(async () => Y.applyUpdate(open.doc, Y.encodeStateAsUpdate(other), 'relay')),
    hide: () => act(async () => unmount()),
    close: async () => {
      unmount()
      await Promise.all([open.close(), guide.close()])
    },
  }
}

async function openReady(brand: `local-${string}`, name: SingleKind): Promise<OpenDocument> {
  const open = openDocument({ account: null, brand, name, address: null })
  await vi.waitFor(() => {
    if (open.phase.get() !== 'ready') throw new Error('the document is not open yet')
  })
  return open
}
