import 'fake-indexeddb/auto'
import { i18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { act, render } from '@testing-library/react'
import { useState } from 'react'
import { vi } from 'vitest'
import * as Y from 'yjs'
import { type OpenDocument, openDocument } from '#engine/documents/engine/open-document.ts'
import { DocumentContext } from '#engine/documents/react/DocumentProvider.tsx'
import type { SingleKind } from '#model/document-kinds/names.ts'
import { planner } from '#model/documents/planner.ts'
import { freshKey } from '#model/fields/fresh-key.ts'
import type { PlannerEntry } from '#model/planner/entry.ts'
import { PlannerPage } from './PlannerPage.tsx'
import type { PlannerSearch } from './view/planner-search.ts'

const { entries } = planner.planner

export interface ShownPlanner {
  readonly open: OpenDocument
  /** Another device: what it does arrives by `receive`. */
  readonly other: Y.Doc
  receive(): Promise<void>
  entry(key: string): PlannerEntry | null
  close(): Promise<void>
}

interface Options {
  readonly isReadOnly?: boolean
  readonly search?: PlannerSearch
  /** What the planner holds before it is shown. */
  readonly fill?: (doc: Y.Doc) => void
}

/** The screen with the planner of this device alone. The open entry is a line with its key. */
export async function showPlanner({ isReadOnly = false, search = {}, fill }: Options): Promise<ShownPlanner> {
  i18n.loadAndActivate({ locale: 'ko', messages: {} })
  const brand = `local-${freshKey()}` as const
  const [open, guide] = await Promise.all([openReady(brand, 'planner'), openReady(brand, 'guide')])
  fill?.(open.doc)
  const other = new Y.Doc()
  Y.applyUpdate(other, Y.encodeStateAsUpdate(open.doc))
  const view = { document: open, isReadOnly }
  const views = { current: view, byName: { planner: view, guide: { document: guide, isReadOnly } } }
  const { unmount } = await act(async () =>
    render(
      <I18nProvider i18n={i18n}>
        <DocumentContext value={views}>
          <Page search={search} />
        </DocumentContext>
      </I18nProvider>,
    ),
  )
  return {
    open,
    other,
    receive: () => act(async () => Y.applyUpdate(open.doc, Y.encodeStateAsUpdate(other), 'relay')),
    entry: (key) => entries.read(open.doc).find((entry) => entry.key === key) ?? null,
    close: async () => {
      unmount()
      await Promise.all([open.close(), guide.close()])
    },
  }
}

function Page({ search: first }: { search: PlannerSearch }) {
  const [search, setSearch] = useState(first)
  return <PlannerPage search={search} onSearch={setSearch} parts={parts} />
}

const parts = { Entry: ({ entryKey }: { entryKey: string }) => <p>열린 글 {entryKey}</p> }

async function openReady(brand: `local-${string}`, name: SingleKind): Promise<OpenDocument> {
  const open = openDocument({ account: null, brand, name, address: null })
  await vi.waitFor(() => {
    if (open.phase.get() !== 'ready') throw new Error('the document is not open yet')
  })
  return open
}
