import 'fake-indexeddb/auto'
import { act, cleanup, render } from '@testing-library/react'
import { IDBFactory } from 'fake-indexeddb'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { type OpenDocument, openDocument } from '#engine/documents/engine/open-document.ts'
import { DocumentContext } from '#engine/documents/react/DocumentProvider.tsx'
import { documentName } from '#model/document-kinds/names.ts'
import { design } from '#model/documents/design.ts'
import { freshKey } from '#model/fields/fresh-key.ts'
import type { Body, Layer } from '#scene/body/body.ts'
import { writeBody } from '#scene/document/write-body.ts'
import { useDesignBody } from './useDesignBody.ts'
import { useDesignText } from './useDesignText.ts'

const { frame, text } = design.design.layers.properties
const words = { size: 24, lineHeight: 1, spacing: 0, fill: '#000000', font: ['{font.korMain}'] } as const
const place = { x: 0, y: 0, w: 10, h: 10 }
const body: Body = {
  v: 1,
  name: '차림표',
  form: 'custom',
  unit: 'px',
  width: 100,
  height: 100,
  tags: [],
  pages: [
    {
      id: 'page',
      background: '#FFFFFF',
      layers: [
        {
          id: 'price',
          type: 'text',
          ...place,
          ...words,
          text: [{ t: '국밥 ' }, { t: '9,000', fill: '#FF0000' }],
        },
        { id: 'box', type: 'shape', ...place, shape: 'rect' },
      ],
    },
  ],
}

let host: HTMLElement
let open: OpenDocument
let shown: Body[]

beforeEach(async () => {
  globalThis.indexedDB = new IDBFactory()
  host = document.body.appendChild(document.createElement('div'))
  shown = []
  const name = documentName('design', freshKey())
  open = openDocument({ account: null, brand: 'local-1', name, address: null })
  await new Promise<void>((resolve) => {
    open.phase.subscribe(() => {
      if (open.phase.get() === 'ready') resolve()
    })
  })
  writeBody(open.doc, body)
  const view = { document: open, isReadOnly: false }
  const views = { current: view, byName: { design: view } }
  await act(() =>
    render(
      <DocumentContext value={views}>
        <Shown />
        <Words />
      </DocumentContext>,
      { container: host },
    ),
  )
})

afterEach(async () => {
  cleanup()
  await open.close()
})

function Shown() {
  shown.push(useDesignBody())
  return null
}

function Words() {
  const { ref } = useDesignText('price')
  return <textarea ref={ref} />
}

const layersOf = (at: number) => shown.at(at)?.pages[0]?.layers as readonly [Layer, Layer]

function field(): HTMLTextAreaElement {
  const found = host.querySelector('textarea')
  if (!found) throw new Error('there is no field')
  return found
}

function type(value: string, isComposing = false): void {
  field().value = value
  field().setSelectionRange(value.length, value.length)
  field().dispatchEvent(new InputEvent('input', { bubbles: true, isComposing }))
}

test('the body of the open design follows its changes, and a layer that did not change stays the same object', async () => {
  expect(shown.at(-1)).toEqual(body)
  await act(() => open.edit((doc) => frame.at('box').write(doc, [5, 5, 5, 5])))
  expect(layersOf(-1)[1]).toMatchObject({ x: 5 })
  expect(layersOf(-1)[0]).toBe(layersOf(-2)[0])
  expect(layersOf(-1)[1]).not.toBe(layersOf(-2)[1])
})

test('letters typed into the field of a text reach the layer, and its marks stay on theirs', async () => {
  expect(field().value).toBe('국밥 9,000')
  await act(() => type('국밥 9,000원'))
  expect(text.at('price').read(open.doc)).toEqual([{ t: '국밥 ' }, { t: '9,000원', fill: '#FF0000' }])
  expect(layersOf(-1)[0]).toMatchObject({ text: [{ t: '국밥 ' }, { t: '9,000원', fill: '#FF0000' }] })
})

test('a syllable is composed whole while others restyle, move and write the layer', async () => {
  await act(() => {
    field().focus()
    field().dispatchEvent(new CompositionEvent('compositionstart', { bubbles: true }))
    type('국밥 9,000ㅎ', true)
  })
  await act(() => {
    text.at('price').mark(open.doc, { from: 0, to: 2 }, { weight: 700 })
    frame.at('price').write(open.doc, [1, 2, 3, 4])
    text.letters('price').shared(open.doc)?.insert(0, '새 ')
  })
  expect(field().value).toBe('국밥 9,000ㅎ')
  await act(() => {
    type('국밥 9,000한', true)
    field().dispatchEvent(new CompositionEvent('compositionend', { bubbles: true, data: '한' }))
    type('국밥 9,000한')
  })
  await act(() => open.flush())
  expect(text.letters('price').read(open.doc)).toBe('새 국밥 9,000한')
  expect(field().value).toBe('새 국밥 9,000한')
  expect(text.at('price').read(open.doc)).toContainEqual({ t: '국밥', weight: 700 })
})
