import { act, cleanup } from '@testing-library/react'
import type { ReactNode } from 'react'
import { vi } from 'vitest'
import type { OpenDocument } from '#engine/documents/engine/open-document.ts'
import { guide } from '#model/documents/guide.ts'
import type { Body, Layer, TableLayer, TextLayer } from '#scene/body/body.ts'
import { bodyOf } from '#scene/document/body-of.ts'
import type { EditorState } from './state/editor-state.ts'
import { openReady, type ShownEditor, showDesign } from './state/shown-design.fixture.tsx'

export interface OpenEditor {
  readonly document: OpenDocument
  readonly state: EditorState
  /** The design as it is now. */
  readonly body: () => Body
  /** A layer of the first page as it is now, in a group or not. */
  readonly layer: <Some extends Layer = Layer>(id: string) => Some
  readonly setReadOnly: ShownEditor['setReadOnly']
  readonly close: () => Promise<void>
}

interface Options {
  readonly isReadOnly?: boolean
  readonly body?: Partial<Body>
  readonly selected?: readonly string[]
  /** Writes into the guide of the brand before it is shown. */
  readonly fillGuide?: (doc: OpenDocument['doc']) => void
}

/**
 * Parts of the editor of a design of one page of 300 × 400 px with these layers, of a brand whose colours are `#B4583A`,
 * `#D1C0BB`, `#B59F16` and `#FDF1ED`.
 */
export async function openEditor(
  children: ReactNode,
  layers: readonly Layer[],
  { isReadOnly = false, body = {}, selected = [], fillGuide }: Options = {},
): Promise<OpenEditor> {
  stubBrowser()
  const brand = await openReady('guide')
  const { main, secondary, tertiary, quaternary } = guide.visual
  brand.choose(main, '#B4583A')
  brand.choose(secondary, '#D1C0BB')
  brand.choose(tertiary, '#B59F16')
  brand.choose(quaternary, '#FDF1ED')
  fillGuide?.(brand.doc)
  const design = { name: '가을 찻상', ...body }
  const {
    open: document,
    state,
    setReadOnly,
  } = await showDesign(layers, children, {
    body: design,
    isReadOnly,
    guide: brand,
  })
  await act(async () => state.selection.set(selected))
  const bodyNow = () => bodyOf(document.doc)
  return {
    document,
    state,
    body: bodyNow,
    setReadOnly,
    layer: <Some extends Layer>(id: string) => {
      const found = findLayer(bodyNow().pages[0]?.layers ?? [], id)
      if (!found) throw new Error(`there is no layer ${id}`)
      return found as Some
    },
    close: async () => {
      cleanup()
      vi.unstubAllGlobals()
      await document.close()
      await brand.close()
    },
  }
}

/** A wide window, letters of half their size, and no network. */
function stubBrowser(): void {
  const measureText = (text: string) => ({ width: text.length * 500 })
  vi.stubGlobal(
    'OffscreenCanvas',
    class {
      getContext() {
        return { measureText, font: '' }
      }
    },
  )
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('there is no network')))
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: query.startsWith('(min-width'),
    addEventListener: () => {},
    removeEventListener: () => {},
  }))
}

function findLayer(layers: readonly Layer[], id: string): Layer | undefined {
  for (const layer of layers) {
    const found = layer.id === id ? layer : layer.type === 'group' ? findLayer(layer.children, id) : undefined
    if (found) return found
  }
  return undefined
}

/** A text of one line at the left, in 200 × 30 px. */
export function textLayer(id: string, more: Partial<TextLayer> = {}): TextLayer {
  const words = {
    size: 20,
    lineHeight: 1.5,
    spacing: 0,
    fill: '{color.ink}',
    font: ['{font.korMain}'],
  } as const
  return { id, type: 'text', ...words, x: 0, y: 0, w: 200, h: 30, text: '가을', ...more }
}

/** A table of 260 × 200 px with a row of each of these: item, price, note. Its rows are `a`, `b` and so on. */
export function tableLayer(
  id: string,
  rows: readonly (readonly [item: string, price?: string, note?: string])[],
  more: Partial<TableLayer> = {},
): TableLayer {
  const fonts = ['{font.korMain}'] as const
  return {
    ...{
      id,
      type: 'table',
      x: 20,
      y: 100,
      w: 260,
      h: 200,
      size: 20,
      noteSize: 12,
      lineHeight: 1.5,
      spacing: 0,
    },
    ...{ font: fonts, priceFont: fonts, noteFont: fonts, rowGap: 10 },
    ...{ fill: '{color.ink}', priceFill: '{color.main}', noteFill: '{color.ink}' },
    rows: rows.map(([item, price = '', note = ''], at) => ({
      id: String.fromCharCode(97 + at),
      ...{ item, price, note },
    })),
    ...more,
  }
}

/** An upright rectangle of 100 × 50 px at 20, 40. */
export function boxLayer(id: string, more: object = {}): Layer {
  return {
    id,
    type: 'shape',
    shape: 'rect',
    x: 20,
    y: 40,
    w: 100,
    h: 50,
    fill: '{color.main}',
    ...more,
  } as Layer
}
