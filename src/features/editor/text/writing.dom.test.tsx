import { act, fireEvent, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import * as Y from 'yjs'
import { design } from '#model/documents/design.ts'
import { designLimits } from '#model/documents/design-limits.ts'
import { bodyOf } from '#scene/document/body-of.ts'
import { addLayers } from '#scene/edit/structure.ts'
import { shownToasts } from '#ui/overlays/toasts.ts'
import { type OpenEditor, openEditor, textLayer } from '../editor.fixture.tsx'
import { focusCanvas } from '../state/focus-canvas.ts'
import { useRunMarks } from './useRunMarks.ts'
import { WritingLayer } from './WritingLayer.tsx'

const { layers } = design.design
const { fill, frame, text } = layers.properties
const drawing = { width: 300, height: 400, bleed: 0, cut: 'rect', items: [], remarks: [] } as const
const others = [
  textLayer('title'),
  textLayer('other', { text: '겨울' }),
  textLayer('locked', { lock: ['content'] }),
]

let editor: OpenEditor

afterEach(() => editor.close())

async function show(selected: readonly string[], isReadOnly = false): Promise<void> {
  const parts = (
    <main>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: as the canvas has it */}
      <div data-canvas tabIndex={0}>
        <WritingLayer drawing={drawing} />
        <p>쪽</p>
      </div>
      <Bold />
    </main>
  )
  editor = await openEditor(parts, others, { isReadOnly, selected })
}

function Bold() {
  const { range, setRunMarks } = useRunMarks()
  return (
    <button type="button" disabled={!range} onClick={() => range && setRunMarks(range, { weight: 700 })}>
      굵게
    </button>
  )
}

const field = () => document.querySelector<HTMLTextAreaElement>('[data-field]')
function there(): HTMLTextAreaElement {
  const found = field()
  if (!found) throw new Error('no text has a field')
  return found
}
const words = (key = 'title') => text.letters(key).read(editor.document.doc)
const writing = () => editor.state.writing.get()

/** As a browser does: over the selected letters. */
async function type(letters: string, inputType = 'insertText'): Promise<boolean> {
  return act(async () => {
    const before = new InputEvent('beforeinput', {
      data: letters,
      inputType,
      bubbles: true,
      cancelable: true,
    })
    if (!there().dispatchEvent(before)) return false
    const { selectionStart, selectionEnd } = there()
    there().setRangeText(letters, selectionStart, selectionEnd, 'end')
    fireEvent.input(there(), { data: letters, inputType })
    return true
  })
}
const press = (key: string, init: KeyboardEventInit = {}) =>
  act(async () => fireEvent.keyDown(there(), { key, ...init }))

/** The syllable at the caret, key by key; it is open still. */
async function compose(...steps: readonly string[]): Promise<void> {
  await act(async () => {
    fireEvent.compositionStart(there())
    const { selectionStart: start } = there()
    let { selectionEnd: end } = there()
    for (const step of steps) {
      there().setRangeText(step, start, end, 'end')
      fireEvent.input(there(), { data: step, inputType: 'insertCompositionText', isComposing: true })
      end = start + step.length
    }
  })
}
const endSyllable = () => act(async () => fireEvent.compositionEnd(there()))

/** Another member's changes, as bytes, one after another between two frames. */
async function remotely(...changes: readonly ((doc: Y.Doc) => void)[]): Promise<void> {
  const { doc } = editor.document
  await act(async () => {
    for (const change of changes) {
      const other = new Y.Doc()
      Y.applyUpdate(other, Y.encodeStateAsUpdate(doc))
      change(other)
      Y.applyUpdate(doc, Y.encodeStateAsUpdate(other), 'relay')
    }
  })
}

test('the one selected text has a field with the focus, all of its letters selected; nothing is written yet', async () => {
  await show(['title'])
  expect(document.activeElement).toBe(there())
  expect([there().value, there().selectionStart, there().selectionEnd]).toEqual(['가을', 0, 2])
  expect(there().dataset.canvasKeys).toBe('')
  expect(writing()).toBeNull()
  await act(async () => editor.state.selection.set(['title', 'other']))
  expect(field()).toBeNull()
})

test('a text whose content is locked has no field, nor has any in a design that is only read', async () => {
  await show(['locked'])
  expect(field()).toBeNull()
  await editor.close()
  await show(['title'], true)
  expect(field()).toBeNull()
})

test('a layer that is chosen elsewhere leaves the focus there', async () => {
  await show([])
  const elsewhere = document.body.appendChild(document.createElement('input'))
  elsewhere.focus()
  await act(async () => editor.state.selection.set(['title']))
  expect(field()).not.toBeNull()
  expect(document.activeElement).toBe(elsewhere)
  elsewhere.remove()
})

test('a press on the canvas gives the focus to a text that was chosen elsewhere, all of its letters selected', async () => {
  await show([])
  screen.getByRole('button').focus()
  await act(async () => editor.state.selection.set(['title']))
  const canvas = document.querySelector<HTMLElement>('[data-canvas]')
  await act(async () => {
    canvas?.focus()
    if (canvas) fireEvent.pointerUp(canvas)
  })
  expect(document.activeElement).toBe(there())
  expect([there().selectionStart, there().selectionEnd]).toEqual([0, there().value.length])
})

test('the first letter replaces the text, undo brings it back', async () => {
  await show(['title'])
  await type('봄')
  expect([writing(), words()]).toEqual(['title', '봄'])
  await type('비')
  await press('Escape')
  expect([writing(), words()]).toEqual([null, '봄비'])
  await act(async () => editor.document.undo())
  expect(words()).toBe('가을')
})

test('the first jamo replaces the text, in the field that was there before', async () => {
  await show(['title'])
  const before = there()
  await compose('ㅎ', '하', '한')
  expect(there()).toBe(before)
  expect([writing(), there().value, words()]).toEqual(['title', '한', '가을'])
  await endSyllable()
  expect(words()).toBe('한')
})

test('the first jamo replaces the text of a layer that was chosen in a panel before the focus came back to the canvas', async () => {
  await show([])
  const elsewhere = document.body.appendChild(document.createElement('input'))
  elsewhere.focus()
  await act(async () => editor.state.selection.set(['title']))
  await act(async () => focusCanvas())
  expect(document.activeElement).toBe(there())
  elsewhere.remove()
  await compose('ㅎ', '하', '한')
  await endSyllable()
  expect(words()).toBe('한')
})

test('the first jamo replaces the text, also where others changed it and changed it back within a frame', async () => {
  await show(['title'])
  const letters = text.letters('title')
  await remotely(
    (doc) => letters.write(doc, '겨울'),
    (doc) => letters.write(doc, '가을'),
  )
  await compose('ㅎ', '하', '한')
  await endSyllable()
  expect(words()).toBe('한')
})

test('Enter and F2 write at the end of the text', async () => {
  for (const key of ['Enter', 'F2']) {
    await show(['title'])
    await press(key)
    await type(' 밤')
    expect(words()).toBe('가을 밤')
    await editor.close()
  }
  await show(['title'])
})

test('a space, a deletion, a paste and a line break are not for a field that is only selected', async () => {
  await show(['title'])
  const kinds = ['insertText', 'deleteContentBackward', 'insertFromPaste', 'insertLineBreak', 'historyUndo']
  for (const kind of kinds) expect(await type(' ', kind)).toBe(false)
  expect([writing(), words()]).toEqual([null, '가을'])
})

test.each([
  ['Escape', {}],
  ['Enter', { ctrlKey: true }],
  ['Enter', { metaKey: true }],
  ['Tab', {}],
])('%s ends writing (%j)', async (key, init) => {
  await show(['title'])
  await type('봄')
  await press(key, init)
  expect(writing()).toBeNull()
})

test('keys of the text do not reach the canvas while it is written in, and others do before', async () => {
  await show(['title'])
  const reached: string[] = []
  const watch = (event: KeyboardEvent) => reached.push(event.key)
  addEventListener('keydown', watch)
  for (const key of ['ArrowLeft', 'Delete']) await press(key)
  await press('Enter')
  for (const key of ['ArrowLeft', 'Delete', 'a']) await press(key)
  removeEventListener('keydown', watch)
  expect(reached).toEqual(['ArrowLeft', 'Delete'])
})

test('a press on the canvas beside the text ends writing, one in a panel does not', async () => {
  await show(['title'])
  await type('봄')
  const panel = document.body.appendChild(document.createElement('aside'))
  await act(async () => fireEvent.pointerDown(panel))
  expect(writing()).toBe('title')
  await act(async () => fireEvent.pointerDown(there()))
  expect(writing()).toBe('title')
  await act(async () => fireEvent.pointerDown(screen.getByText('쪽')))
  expect(writing()).toBeNull()
  panel.remove()
})

test('an open syllable stays whole while others move, restyle, delete and restore the text', async () => {
  await show(['title'])
  const before = there()
  await compose('ㅎ', '하')
  await remotely((doc) => frame.at('title').write(doc, [50, 60, 200, 30, 15]))
  expect(there()).toBe(before)
  expect(before.parentElement?.style.transform).toContain('matrix(0.9')
  await remotely((doc) => layers.remove(doc, 'title'))
  expect(there()).toBe(before)
  await remotely((doc) => layers.revive(doc, ['title']))
  await act(async () => {
    there().setRangeText('한', 0, 1, 'end')
    fireEvent.input(there(), { data: '한', isComposing: true })
  })
  await endSyllable()
  expect([words(), writing()]).toEqual(['한', 'title'])
})

test('undo while a text is written goes on to what was done before; where that put the text there, writing ends without a word', async () => {
  await show(['title'])
  const page = bodyOf(editor.document.doc).pages[0]?.id ?? ''
  const add = (doc: Y.Doc) => addLayers(doc, page, [textLayer('new', { text: '' })])
  const [key = ''] = (await act(async () => editor.document.edit(add))) ?? []
  await act(async () => {
    editor.state.selection.set([key])
    editor.state.writing.set(key)
  })
  await type('봄')
  await act(async () => void editor.document.edit((doc) => fill.at(key).write(doc, '#112233')))
  await type(' 빵')
  const undo = () => press('z', { ctrlKey: true })
  await undo()
  expect([words(key), fill.at(key).read(editor.document.doc)]).toEqual(['봄', '#112233'])
  await undo()
  expect([words(key), fill.at(key).read(editor.document.doc)]).toEqual(['봄', '{color.ink}'])
  await undo()
  expect([words(key), writing()]).toEqual(['', key])
  const { length } = shownToasts.get()
  await undo()
  expect([writing(), layers.has(editor.document.doc, key)]).toEqual([null, false])
  expect(shownToasts.get()).toHaveLength(length)
  for (let step = 0; step < 4; step++) await act(async () => editor.document.redo())
  expect([words(key), fill.at(key).read(editor.document.doc)]).toEqual(['봄 빵', '#112233'])
})

test('a text that is deleted while a syllable is open takes that syllable, and then writing ends and says so', async () => {
  await show(['title'])
  await compose('ㅎ', '하', '한')
  await remotely((doc) => layers.remove(doc, 'title'))
  expect(writing()).toBe('title')
  await endSyllable()
  expect([writing(), field(), words()]).toEqual([null, null, '한'])
  expect(shownToasts.get().at(-1)?.text).toContain('쓰던 글이 지워져서')
  await remotely((doc) => layers.revive(doc, ['title']))
  expect(there().value).toBe('한')
})

test('a text may not become longer than its limit, and the screen says so', async () => {
  await show(['title'])
  await type('가'.repeat(designLimits.letters + 1))
  expect(words()).toHaveLength(designLimits.letters)
  expect(await screen.findByText(/4,000자까지 쓸 수 있어요/)).toBeTruthy()
})

test('letters that were selected get their marks from a panel that has the focus by then', async () => {
  await show(['title'])
  await press('Enter')
  const bold = screen.getByRole<HTMLButtonElement>('button', { name: '굵게' })
  expect(bold.disabled).toBe(true)
  await act(async () => {
    there().setSelectionRange(1, 2)
    document.dispatchEvent(new Event('selectionchange'))
  })
  await act(async () => bold.focus())
  await remotely((doc) => text.letters('title').shared(doc)?.insert(0, '늦'))
  await act(async () => bold.click())
  expect(text.at('title').read(editor.document.doc)).toEqual([{ t: '늦가' }, { t: '을', weight: 700 }])
  await act(async () => editor.state.writing.set(null))
  expect(bold.disabled).toBe(true)
  await act(async () => editor.document.undo())
  expect(words()).toBe('늦가을')
  expect(text.at('title').read(editor.document.doc)).toBe('늦가을')
})

test('another selection ends writing', async () => {
  await show(['title'])
  await type('봄')
  await act(async () => editor.state.selection.set(['other']))
  expect(writing()).toBeNull()
  expect(there().value).toBe('겨울')
  expect([words(), words('other')]).toEqual(['봄', '겨울'])
})
