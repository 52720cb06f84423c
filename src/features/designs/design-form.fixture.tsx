import 'fake-indexeddb/auto'
import { i18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { act, cleanup, render } from '@testing-library/react'
import { useState } from 'react'
import { vi } from 'vitest'
import { type OpenDocument, openDocument } from '#engine/documents/engine/open-document.ts'
import { DocumentContext } from '#engine/documents/react/DocumentProvider.tsx'
import { useDesignBody } from '#kits/design/document/useDesignBody.ts'
import { documentName } from '#model/document-kinds/names.ts'
import { freshKey } from '#model/fields/fresh-key.ts'
import type { Body, Layer, TextLayer } from '#scene/body/body.ts'
import { writeBody } from '#scene/document/write-body.ts'
import { DesignForm } from './DesignForm.tsx'

const photo = { key: 'p', width: 100, height: 100, luma: null }
const screen = new Blob(['picture'])

function dressWith(photos: number) {
  const pictures = Array.from({ length: photos }, () => photo)
  return {
    dress: { colours: {}, fonts: {}, logos: [], photos: pictures, words: {}, clearSpace: 0.25 },
    bytes: new Map([['p', { screen, whole: screen }]]),
    absent: 0,
    isWhole: true,
  }
}

/** The form of a design of one page of 300 × 400 px with these layers, of a brand with so many photographs. */
export async function showDesignForm(layers: readonly Layer[], photos = 7): Promise<OpenDocument> {
  i18n.loadAndActivate({ locale: 'ko', messages: {} })
  const name = documentName('design', freshKey())
  const open = openDocument({ account: null, brand: 'local-1', name, address: null })
  await vi.waitFor(() => {
    if (open.phase.get() !== 'ready') throw new Error('the design is not open yet')
  })
  writeBody(open.doc, bodyOf(layers))
  const view = { document: open, isReadOnly: false }
  const views = { current: view, byName: { design: view, guide: view } }
  await act(async () =>
    render(
      <I18nProvider i18n={i18n}>
        <DocumentContext value={views as never}>
          <Shown photos={photos} />
        </DocumentContext>
      </I18nProvider>,
    ),
  )
  return open
}

export async function closeDesignForm(open: OpenDocument): Promise<void> {
  cleanup()
  await open.close()
}

function Shown({ photos }: { photos: number }) {
  const [dress] = useState(() => dressWith(photos))
  return <DesignForm body={useDesignBody()} dress={dress} onFocus={() => undefined} />
}

function bodyOf(layers: readonly Layer[]): Body {
  const sheet = { form: 'custom', unit: 'px', width: 300, height: 400, tags: [] } as const
  return {
    v: 1,
    name: 'menu',
    ...sheet,
    pages: [{ id: 'page', background: '#FFFFFF', layers: [...layers] }],
  }
}

/** A text of one line at the left. */
export function textLayer(id: string, y: number, text: string, more: Partial<TextLayer> = {}): TextLayer {
  const words = { size: 20, lineHeight: 1.5, spacing: 0, fill: '#000000', font: ['{font.korMain}'] } as const
  return { id, type: 'text', ...words, x: 0, y, w: 200, h: 30, text, role: 'body', ...more }
}

/** The button of this name. */
export function named(name: string): HTMLElement | undefined {
  return [...document.querySelectorAll('button')].find(
    (one) => (one.getAttribute('aria-label') ?? one.textContent?.trim()) === name,
  )
}

export async function press(name: string): Promise<void> {
  const button = named(name)
  if (!button) throw new Error(`there is no button ${name}`)
  await act(async () => button.click())
}
