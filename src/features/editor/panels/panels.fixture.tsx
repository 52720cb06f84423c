import 'fake-indexeddb/auto'
import { i18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { act, cleanup, render } from '@testing-library/react'
import type { ReactNode } from 'react'
import { vi } from 'vitest'
import { type OpenDocument, openDocument } from '#engine/documents/engine/open-document.ts'
import { DocumentContext } from '#engine/documents/react/DocumentProvider.tsx'
import { documentName } from '#model/document-kinds/names.ts'
import { freshKey } from '#model/fields/fresh-key.ts'
import type { Body, Layer, Page, TextLayer } from '#scene/body/body.ts'
import { bodyOf } from '#scene/document/body-of.ts'
import { writeBody } from '#scene/document/write-body.ts'
import { EditorProvider, useEditorState } from '../state/EditorProvider.tsx'
import type { EditorState } from '../state/editor-state.ts'

export interface OpenEditor {
  readonly open: OpenDocument
  readonly state: EditorState
  body(): Body
  /** The layers of the first page. */
  layers(): readonly Layer[]
  select(...keys: string[]): Promise<void>
}

interface Options {
  readonly layers?: readonly Layer[]
  readonly pages?: readonly Page[]
  readonly isReadOnly?: boolean
}

/** Parts of the editor around a design of 300 × 400 px. */
export async function showEditor(children: ReactNode, options: Options = {}): Promise<OpenEditor> {
  i18n.loadAndActivate({ locale: 'ko', messages: {} })
  const name = documentName('design', freshKey())
  const open = openDocument({ account: null, brand: 'local-1', name, address: null })
  await vi.waitFor(() => {
    if (open.phase.get() !== 'ready') throw new Error('the design is not open yet')
  })
  const { layers = [], pages = [{ id: 'page', background: '#FFFFFF', layers }], isReadOnly = false } = options
  const sheet = { form: 'custom', unit: 'px', width: 300, height: 400, tags: [] } as const
  writeBody(open.doc, { v: 1, name: 'menu', ...sheet, pages })
  const view = { document: open, isReadOnly }
  const views = { current: view, byName: { design: view, guide: view } }
  let state: EditorState | undefined
  await act(async () =>
    render(
      <I18nProvider i18n={i18n}>
        <DocumentContext value={views as never}>
          <EditorProvider>
            <Tell
              onState={(given) => {
                state = given
              }}
            />
            {children}
          </EditorProvider>
        </DocumentContext>
      </I18nProvider>,
    ),
  )
  if (!state) throw new Error('the editor is not shown')
  const shown = state
  return {
    open,
    state: shown,
    body: () => bodyOf(open.doc),
    layers: () => bodyOf(open.doc).pages[0]?.layers ?? [],
    select: (...keys) => act(async () => shown.selection.set(keys)),
  }
}

function Tell({ onState }: { onState: (state: EditorState) => void }) {
  onState(useEditorState())
  return null
}

export async function closeEditor({ open }: OpenEditor): Promise<void> {
  cleanup()
  await open.close()
}

/** A text of one line at the top left. */
export function textLayer(id: string, more: Partial<TextLayer> = {}): TextLayer {
  const words = { size: 20, lineHeight: 1.5, spacing: 0, fill: '#000000', font: ['{font.korMain}'] } as const
  return { id, type: 'text', ...words, x: 0, y: 0, w: 200, h: 30, text: '글', ...more }
}

/** Presses the button of this name, or whose text begins with it. */
export async function press(name: string): Promise<void> {
  const button = [...document.querySelectorAll('button')].find((one) =>
    (one.getAttribute('aria-label') ?? one.textContent ?? '').startsWith(name),
  )
  if (!button) throw new Error(`there is no button ${name}`)
  await act(async () => button.click())
}
