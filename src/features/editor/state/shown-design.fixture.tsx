import 'fake-indexeddb/auto'
import { i18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { act, render } from '@testing-library/react'
import type { ReactNode } from 'react'
import { vi } from 'vitest'
import { type OpenDocument, openDocument } from '#engine/documents/engine/open-document.ts'
import { DocumentContext } from '#engine/documents/react/DocumentProvider.tsx'
import { documentName } from '#model/document-kinds/names.ts'
import { freshKey } from '#model/fields/fresh-key.ts'
import type { Body, Layer } from '#scene/body/body.ts'
import { writeBody } from '#scene/document/write-body.ts'
import { EditorProvider, useEditorState } from './EditorProvider.tsx'
import type { EditorState } from './editor-state.ts'

export interface ShownEditor {
  readonly open: OpenDocument
  readonly state: EditorState
  /** The rights to the design are withdrawn, or given back, while it is open. */
  readonly setReadOnly: (isReadOnly: boolean) => Promise<void>
}

interface Options {
  readonly body?: Partial<Body>
  readonly isReadOnly?: boolean
  /** What the dress is read from; without it from the design, in which there is none. */
  readonly guide?: OpenDocument
}

/** Parts of the editor of a design, which has one page of 300 × 400 px with these layers unless its body says otherwise. */
export async function showDesign(
  layers: readonly Layer[],
  parts: ReactNode,
  { body = {}, isReadOnly = false, guide }: Options = {},
): Promise<ShownEditor> {
  i18n.loadAndActivate({ locale: 'ko', messages: {} })
  const open = await openReady(documentName('design', freshKey()))
  const sheet = { form: 'custom', unit: 'px', width: 300, height: 400, tags: [] } as const
  const page = { id: 'page', background: '#FFFFFF', layers } as const
  writeBody(open.doc, { v: 1, name: 'menu', ...sheet, pages: [page], ...body })
  const viewsOf = (isRead: boolean) => {
    const view = { document: open, isReadOnly: isRead }
    const brand = { document: guide ?? open, isReadOnly: isRead }
    return { current: view, byName: { design: view, guide: brand, strategy: brand } }
  }
  let state: EditorState | undefined
  const tell = (given: EditorState) => {
    state = given
  }
  const tree = (isRead: boolean) => (
    <I18nProvider i18n={i18n}>
      <DocumentContext value={viewsOf(isRead) as never}>
        <EditorProvider>
          <Tell onState={tell} />
          {parts}
        </EditorProvider>
      </DocumentContext>
    </I18nProvider>
  )
  const { rerender } = await act(async () => render(tree(isReadOnly)))
  if (!state) throw new Error('the editor is not shown')
  const setReadOnly = (next: boolean) => act(async () => rerender(tree(next)))
  return { open, state, setReadOnly }
}

/** A document of a brand of its own that is on this device alone. */
export async function openReady(name: Parameters<typeof openDocument>[0]['name']): Promise<OpenDocument> {
  const open = openDocument({ account: null, brand: `local-${freshKey()}` as 'local-1', name, address: null })
  await vi.waitFor(() => {
    if (open.phase.get() !== 'ready') throw new Error('the document is not open yet')
  })
  return open
}

function Tell({ onState }: { onState: (state: EditorState) => void }) {
  onState(useEditorState())
  return null
}
