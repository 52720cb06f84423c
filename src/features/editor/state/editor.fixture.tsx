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
import type { Layer } from '#scene/body/body.ts'
import { writeBody } from '#scene/document/write-body.ts'
import { EditorProvider, useEditorState } from './EditorProvider.tsx'
import type { EditorState } from './editor-state.ts'

export interface ShownEditor {
  readonly open: OpenDocument
  readonly state: EditorState
}

/** Parts of the editor of a design of one page of 300 × 400 px with these layers. */
export async function showInEditor(
  layers: readonly Layer[],
  parts: ReactNode,
  isReadOnly = false,
): Promise<ShownEditor> {
  i18n.loadAndActivate({ locale: 'ko', messages: {} })
  const name = documentName('design', freshKey())
  const open = openDocument({ account: null, brand: 'local-1', name, address: null })
  await vi.waitFor(() => {
    if (open.phase.get() !== 'ready') throw new Error('the design is not open yet')
  })
  const page = { id: 'page', background: '#FFFFFF', layers: [...layers] } as const
  const sheet = { form: 'custom', unit: 'px', width: 300, height: 400, tags: [] } as const
  writeBody(open.doc, { v: 1, name: 'menu', ...sheet, pages: [page] })
  const view = { document: open, isReadOnly }
  const views = { current: view, byName: { design: view, guide: view, strategy: view } }
  const found: EditorState[] = []
  await act(async () =>
    render(
      <I18nProvider i18n={i18n}>
        <DocumentContext value={views as never}>
          <EditorProvider>
            <Keep inside={found} />
            {parts}
          </EditorProvider>
        </DocumentContext>
      </I18nProvider>,
    ),
  )
  const [state] = found
  if (!state) throw new Error('the editor is not shown')
  return { open, state }
}

function Keep({ inside }: { inside: EditorState[] }) {
  inside.push(useEditorState())
  return null
}
