import { act, cleanup } from '@testing-library/react'
import type { ReactNode } from 'react'
import type { Body, Layer, Page, TextLayer } from '#scene/body/body.ts'
import { bodyOf } from '#scene/document/body-of.ts'
import { type ShownEditor, showDesign } from '../state/shown-design.fixture.tsx'

export interface OpenEditor extends ShownEditor {
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
export async function showEditor(
  children: ReactNode,
  { layers = [], pages, isReadOnly = false }: Options = {},
): Promise<OpenEditor> {
  const shown = await showDesign(layers, children, { isReadOnly, body: pages ? { pages } : {} })
  const { open, state } = shown
  return {
    ...shown,
    body: () => bodyOf(open.doc),
    layers: () => bodyOf(open.doc).pages[0]?.layers ?? [],
    select: (...keys) => act(async () => state.selection.set(keys)),
  }
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
