import { act, fireEvent, screen } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { useDocumentView } from '#engine/documents/react/useDocument.ts'
import { useWatched } from '#engine/watch/useWatched.ts'
import { design } from '#model/documents/design.ts'
import type { ImageLayer, Layer } from '#scene/body/body.ts'
import { identity } from '#scene/shapes/matrix.ts'
import { Canvas } from '../canvas/Canvas.tsx'
import { boxLayer, type OpenEditor, openEditor, textLayer } from '../editor.fixture.tsx'
import { Crop } from '../pictures/Crop.tsx'
import { ReadOnlyFields } from '../properties/fields/FieldGroup.tsx'
import { PictureColours } from '../properties/pictures/PictureColours.tsx'
import { useEditorState } from '../state/EditorProvider.tsx'

/* The rights to a design are withdrawn in the middle of what a person does: it is given up, and nothing of it is written. */

const picture: ImageLayer = { id: 'photo', type: 'image', src: '{photo.1}', x: 150, y: 200, w: 100, h: 100 }
const page: readonly Layer[] = [boxLayer('box'), textLayer('title'), picture]
const cropped = {
  layer: picture,
  outer: identity,
  size: { width: 300, height: 400, bleed: 0 },
  picture: { w: 400, h: 200 },
}

let editor: OpenEditor
let written = ''

beforeEach(() => {
  // The page of 300 × 400 px fits at its own size, with its corner at 32, 52.
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(364)
  vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(484)
  HTMLElement.prototype.setPointerCapture = vi.fn()
  URL.createObjectURL = () => 'blob:a'
  URL.revokeObjectURL = () => undefined
  globalThis.ResizeObserver ??= class {
    observe() {}
    unobserve() {}
    disconnect() {}
  }
})
afterEach(async () => {
  await editor.close()
  vi.restoreAllMocks()
})

function Cropping() {
  const { isReadOnly } = useDocumentView('design')
  const { cropping } = useEditorState()
  const isShown = useWatched(cropping) !== null && !isReadOnly
  return (
    isShown && (
      <Crop stored={cropped} blob={new Blob(['a'])} isFixed={false} onSnap={vi.fn()} onSize={vi.fn()} />
    )
  )
}

function Colours() {
  const { isReadOnly } = useDocumentView('design')
  return (
    <ReadOnlyFields value={isReadOnly}>
      <PictureColours pictures={[picture]} />
    </ReadOnlyFields>
  )
}

async function begin(selected: readonly string[] = [], parts: ReactNode = <Canvas />): Promise<void> {
  editor = await openEditor(parts, page, { selected })
  written = JSON.stringify(editor.body())
}

const canvas = () => screen.getByRole('group', { name: /쪽, 레이어/ })
const at = (x: number, y: number) => ({
  ...{ pointerId: 1, pointerType: 'mouse', button: 0, buttons: 1, ctrlKey: false },
  ...{ clientX: x + 32, clientY: y + 52 },
})

/** Nothing goes on, nothing is shown that is not so, and nothing was written. */
function expectAsItWas(): void {
  const { preview, cropping, writing, tool } = editor.state
  expect([preview, cropping, writing, tool].map((one) => one.get())).toEqual([null, null, null, 'select'])
  expect(JSON.stringify(editor.body())).toBe(written)
}

test('a drag is given up, and the release that follows writes nothing', async () => {
  await begin()
  fireEvent.pointerDown(canvas(), at(40, 60))
  fireEvent.pointerMove(canvas(), at(90, 120))
  expect(editor.state.preview.get()).not.toBeNull()
  await editor.setReadOnly(true)
  expectAsItWas()
  fireEvent.pointerMove(canvas(), at(100, 130))
  fireEvent.pointerUp(canvas(), at(100, 130))
  expectAsItWas()
})

test('a handle that is pulled is let go', async () => {
  await begin(['box'])
  fireEvent.pointerDown(canvas(), at(120, 90))
  fireEvent.pointerMove(canvas(), at(150, 120))
  expect(editor.state.preview.get()).not.toBeNull()
  await editor.setReadOnly(true)
  expectAsItWas()
})

test('a slider that is drawn along shows what is stored again', async () => {
  await begin(['photo'], <Colours />)
  const [slider] = screen.getAllByRole('slider')
  if (!slider) throw new Error('a picture has no slider')
  fireEvent.pointerDown(slider)
  fireEvent.change(slider, { target: { value: '90' } })
  expect(editor.state.preview.get()).not.toBeNull()
  await editor.setReadOnly(true)
  expectAsItWas()
})

test('a picture that is cropped keeps its crop', async () => {
  await begin(['photo'], <Cropping />)
  await act(async () => editor.state.cropping.set('photo'))
  const crop = screen.getByRole('group', { name: '사진 자르기' })
  fireEvent.keyDown(crop, { key: '+' })
  expect(editor.state.preview.get()).not.toBeNull()
  await editor.setReadOnly(true)
  expectAsItWas()
})

test('the pen is put away with its line, so that the page can be pressed', async () => {
  await begin()
  await act(async () => editor.state.tool.set('pen'))
  await editor.setReadOnly(true)
  expectAsItWas()
})

test('a syllable that is being composed stays whole in the text, whose field then goes', async () => {
  await begin(['title'])
  const field = () => document.querySelector<HTMLTextAreaElement>('[data-field]')
  const there = field()
  if (!there) throw new Error('the text has no field')
  await act(async () => {
    fireEvent.compositionStart(there)
    for (const step of ['ㅎ', '하', '한']) {
      there.setRangeText(step, 0, there.value.length, 'end')
      fireEvent.input(there, { data: step, inputType: 'insertCompositionText', isComposing: true })
    }
  })
  expect(editor.state.writing.get()).toBe('title')
  await editor.setReadOnly(true)
  expect(there.readOnly).toBe(true)
  await act(async () => void fireEvent.compositionEnd(there))
  expect(field()).toBeNull()
  expect(editor.state.writing.get()).toBeNull()
  expect(design.design.layers.properties.text.letters('title').read(editor.document.doc)).toBe('한')
})

test('once the rights are back, the next drag is written', async () => {
  await begin()
  await editor.setReadOnly(true)
  await editor.setReadOnly(false)
  fireEvent.pointerDown(canvas(), at(40, 60))
  fireEvent.pointerMove(canvas(), at(90, 120))
  fireEvent.pointerUp(canvas(), at(90, 120))
  expect(JSON.stringify(editor.body())).not.toBe(written)
})
