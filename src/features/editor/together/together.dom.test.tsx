import { i18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { act, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { DocumentContext, type DocumentViews } from '#engine/documents/react/DocumentProvider.tsx'
import type { Peer } from '#engine/documents/relay/presence.ts'
import type { RemoteCaret } from '#engine/documents/text/remote-carets.ts'
import { createWatched, type Watchable } from '#engine/watch/watched.ts'
import { design } from '#model/documents/design.ts'
import type { DesignPresence } from '#model/sync/awareness.ts'
import type { Page } from '#scene/body/body.ts'
import { drawPage } from '#scene/draw-page.ts'
import { placeNodes } from '#scene/edit/placed-nodes.ts'
import { plainFonts } from '#scene/text/plain-fonts.fixture.ts'
import { dismissToast, shownToasts } from '#ui/overlays/toasts.ts'
import { textLayer } from '../editor.fixture.tsx'
import { createEditorState, type EditorState } from '../state/editor-state.ts'
import type { DrawnScene, Moving } from '../state/painted.ts'
import { PeopleBar } from './PeopleBar.tsx'
import { PeopleOnLayer, PeopleOnPage } from './PersonMarks.tsx'
import { RemoteMarks } from './RemoteMarks.tsx'

const shape = (id: string, x: number, y: number, w: number, h: number) =>
  ({ type: 'shape', shape: 'rect', id, x, y, w, h }) as const
const pages: readonly Page[] = [
  {
    id: 'p1',
    background: '#FFFFFF',
    layers: [shape('l1', 10, 20, 30, 40), { ...shape('l2', 100, 0, 10, 10), rotate: 90 }],
  },
  { id: 'p2', background: '#FFFFFF', layers: [] },
]
const dress = { dress: { colours: {}, fonts: {}, logos: [], photos: [], words: {}, clearSpace: 0 } }
const editor = vi.hoisted(() => ({ state: null as unknown, renders: 0 }))

vi.mock('#kits/design/scene/shared-fonts.ts', () => ({ pageFonts: () => ({ book: plainFonts }) }))
vi.mock('../comments/CommentPins.tsx', () => ({ default: () => null }))
vi.mock('../state/EditorProvider.tsx', async () => {
  const { useWatched } = await import('#engine/watch/useWatched.ts')
  return {
    useEditorState: () => editor.state,
    useShown: () => {
      editor.renders += 1
      const key = useWatched((editor.state as EditorState).page)
      const page = pages.find(({ id }) => id === key) ?? pages[0] ?? null
      return { body: { pages }, page, nodes: placeNodes(page), dress }
    },
  }
})

let peers: ReturnType<typeof createWatched<readonly Peer[]>>
let ownChanges: ReturnType<typeof createWatched<number>>
let published: (DesignPresence | null)[]
let state: EditorState
let drawn: Watchable<DrawnScene | null>
let moving: Watchable<Moving | null>
let carets: RemoteCaret[]

beforeEach(() => {
  vi.useFakeTimers()
  i18n.loadAndActivate({ locale: 'ko', messages: {} })
  peers = createWatched<readonly Peer[]>([])
  ownChanges = createWatched(0)
  published = []
  state = createEditorState()
  state.view.set({ scale: 2, x: 5, y: 6 })
  editor.state = state
  drawn = createWatched<DrawnScene | null>(null)
  moving = createWatched<Moving | null>(null)
  carets = []
  editor.renders = 0
  Object.defineProperties(HTMLElement.prototype, {
    clientWidth: { configurable: true, get: () => 800 },
    clientHeight: { configurable: true, get: () => 600 },
  })
})
afterEach(() => {
  Reflect.deleteProperty(HTMLElement.prototype, 'clientWidth')
  Reflect.deleteProperty(HTMLElement.prototype, 'clientHeight')
  for (const { id } of shownToasts.get()) dismissToast(id)
  vi.useRealTimers()
})

const jiu = (payload: Partial<DesignPresence> | null = {}, more: Partial<Peer> = {}): Peer => ({
  clientId: 21,
  person: { id: 8, name: '이지우' },
  screen: null,
  cursor: null,
  payload: payload && { page: 'p1', selection: [], pointer: null, view: null, ...payload },
  ...more,
})
const become = (...all: Peer[]) => act(() => peers.set(all))

function open() {
  const presence = {
    peers,
    people: createWatched([]),
    setScreen: () => {},
    setPayload: (payload: DesignPresence | null) => published.push(payload) > 0,
  }
  const view = {
    document: { account: 7, presence, ownChanges, carets: () => [...carets] },
    isReadOnly: false,
  }
  const views = { current: view, byName: { design: view } } as unknown as DocumentViews
  return render(
    <I18nProvider i18n={i18n}>
      <DocumentContext value={views}>
        <PeopleBar />
        <PeopleOnPage page="p1" />
        <ul>
          <li data-testid="row">
            <PeopleOnLayer layer="l1" />
          </li>
        </ul>
        <main data-testid="canvas">
          <RemoteMarks drawn={drawn} moving={moving} />
        </main>
      </DocumentContext>
    </I18nProvider>,
  )
}
const boxes = () => [...document.querySelectorAll<HTMLElement>('[class*=box]')]
const pointer = () => document.querySelector<HTMLElement>('[class*=pointer]')
const value = (element: HTMLElement | null | undefined, name: string) => element?.style.getPropertyValue(name)

test('what another person selects has a frame in their colour, turned as the layer is, and one flag with their name', () => {
  open()
  become(jiu({ selection: ['l1', 'l2', 'gone'] }))
  expect(
    boxes().map((box) => [value(box, '--e'), value(box, '--f'), value(box, '--w'), value(box, '--h')]),
  ).toEqual([
    ['10', '20', '30', '40'],
    ['110', '0', '10', '10'],
  ])
  expect(value(boxes()[1], '--turn')).toMatch(/^matrix\([-\d.e]+, 1, -1,/)
  expect(document.querySelectorAll('[class*=flag]')).toHaveLength(1)
  expect(document.querySelector('[class*=flag]')?.textContent).toBe('이지우')
  expect(value(boxes()[0]?.parentElement, '--colour')).toBe('var(--p9)')
})

test('who is on another page, or away from the window, has no marks on this one', () => {
  open()
  become(jiu({ page: 'p2', selection: ['l1'], pointer: [1, 1] }))
  expect([boxes().length, pointer()]).toEqual([0, null])
  become(jiu(null))
  expect([boxes().length, pointer()]).toEqual([0, null])
})

test('the flag says where another person writes', () => {
  open()
  become(
    jiu(
      {},
      { cursor: { field: design.design.layers.properties.text.at('l1').path, anchor: null, head: null } },
    ),
  )
  expect(document.querySelector('[class*=flag]')?.textContent).toBe('이지우 · 쓰는 중')
  expect(boxes()).toHaveLength(1)
})

test('a pointer moves without a render, is hidden after ten seconds at rest, and comes back when it moves', () => {
  open()
  become(jiu({ pointer: [1, 2] }))
  const renders = editor.renders
  become(jiu({ pointer: [30, 40] }))
  expect([value(pointer(), '--e'), value(pointer(), '--f')]).toEqual(['30', '40'])
  expect(editor.renders).toBe(renders)
  expect(pointer()?.hasAttribute('data-still')).toBe(false)
  act(() => vi.advanceTimersByTime(9_000))
  become(jiu({ pointer: [30, 40], view: [0, 0, 5, 5] }))
  act(() => vi.advanceTimersByTime(1_100))
  expect(pointer()?.hasAttribute('data-still')).toBe(true)
  become(jiu({ pointer: [31, 40] }))
  expect(pointer()?.hasAttribute('data-still')).toBe(false)
  become(jiu({ pointer: null }))
  expect(pointer()?.hasAttribute('data-still')).toBe(true)
})

test('the marks follow the view without a render', () => {
  open()
  become(jiu({ selection: ['l1'] }))
  const renders = editor.renders
  act(() => state.view.set({ scale: 3, x: 1, y: 2 }))
  const marks = document.querySelector<HTMLElement>('main [class*=marks]')
  expect(['--view-scale', '--view-x', '--view-y'].map((name) => value(marks, name))).toEqual([
    '3',
    '1px',
    '2px',
  ])
  expect(editor.renders).toBe(renders)
})

test('a page and a row of a layer name who is there', () => {
  open()
  become(jiu({ selection: ['l1'] }))
  expect(screen.getAllByRole('img', { name: '여기 있는 사람: 이지우' })).toHaveLength(2)
  become(jiu({ selection: [] }))
  expect(screen.getByTestId('row').textContent).toBe('')
})

test('page, selection, view and pointer of this person are shown to the others', () => {
  open()
  expect(published).toEqual([{ page: 'p1', selection: [], pointer: null, view: [-2.5, -3, 400, 300] }])
  act(() => state.selection.set(['l1']))
  fireEvent.pointerMove(screen.getByTestId('canvas'), { clientX: 25, clientY: 26 })
  act(() => vi.advanceTimersByTime(100))
  expect(published.at(-1)).toMatchObject({ selection: ['l1'], pointer: [10, 10] })
  fireEvent.pointerLeave(screen.getByTestId('canvas'))
  act(() => vi.advanceTimersByTime(100))
  expect(published.at(-1)).toMatchObject({ pointer: null })
})

const follow = () => fireEvent.click(screen.getByRole('button', { name: '이지우 님 따라가기' }))
const isFollowed = () => screen.queryByRole('status') !== null

test('a press on a person shows their page and their part of it, and what they turn to later', () => {
  open()
  become(jiu({ page: 'p2', view: [0, 0, 400, 400] }))
  follow()
  expect(screen.getByRole('status').textContent).toContain('이지우 님을 따라가요')
  expect([state.page.get(), state.view.get()]).toEqual(['p2', { scale: 1.5, x: 100, y: 0 }])
  become(jiu({ page: 'p1', view: [100, 0, 800, 600] }))
  expect([state.page.get(), state.view.get()]).toEqual(['p1', { scale: 1, x: -100, y: 0 }])
  follow()
  expect(isFollowed()).toBe(false)
})

test('who follows passes on the part that they are shown, so that two who follow each other rest', () => {
  open()
  become(jiu({ view: [0, 0, 400, 400] }))
  follow()
  act(() => vi.advanceTimersByTime(100))
  expect(published.at(-1)).toMatchObject({ view: [0, 0, 400, 400] })
})

test.each<[string, () => void]>([
  ['a move of the own view', () => state.view.set({ scale: 1, x: 3, y: 3 })],
  ['a page of their own', () => state.page.set('p2')],
  ['an own change', () => ownChanges.set(1)],
  ['a press on the button', () => fireEvent.click(screen.getByRole('button', { name: '그만 따라가기' }))],
])('following ends by %s', (_, end) => {
  open()
  become(jiu({ view: [0, 0, 400, 400] }))
  follow()
  expect(isFollowed()).toBe(true)
  act(end)
  expect(isFollowed()).toBe(false)
  expect(state.followed.get()).toBeNull()
})

test('a window of another size is fitted anew, and goes on to follow', () => {
  open()
  become(jiu({ view: [0, 0, 400, 300] }))
  follow()
  Object.defineProperty(HTMLElement.prototype, 'clientWidth', { configurable: true, get: () => 400 })
  act(() => state.view.set({ scale: 9, x: 0, y: 0 }))
  expect(isFollowed()).toBe(true)
  expect(state.view.get()).toEqual({ scale: 1, x: 0, y: 150 })
})

test('following ends ten seconds after the person has left, and says so', () => {
  open()
  become(jiu({ view: [0, 0, 400, 300] }))
  follow()
  become()
  act(() => vi.advanceTimersByTime(9_000))
  expect(state.followed.get()).toBe(8)
  act(() => vi.advanceTimersByTime(1_100))
  expect(state.followed.get()).toBeNull()
  expect(shownToasts.get()[0]?.text).toBe('이지우 님이 나가서 따라가기를 멈췄어요')
})

/** The page with a text on it, as the canvas draws it. */
function drawText(text: string): void {
  const page: Page = { id: 'p1', background: '#FFFFFF', layers: [textLayer('l1', { text })] }
  const sheet = { unit: 'px', width: 300, height: 400 } as const
  act(() => drawn.set({ nodes: placeNodes(page), drawing: drawPage(page, sheet, dress.dress, plainFonts) }))
}
const { path } = design.design.layers.properties.text.at('l1')
const caret = () => document.querySelector<HTMLElement>('[class*=caret]')
const name = () => document.querySelector('[class*=name]')
function writesAt(anchor: number, head: number): void {
  carets = [{ id: '21', person: { id: 8, name: '이지우' }, anchor, head }]
  become(jiu({}, { cursor: { field: path, anchor, head } }))
}

test('the caret of another person is between the letters, with their name in place of the flag, and moves alone', () => {
  open()
  drawText('가나다')
  writesAt(1, 1)
  expect([value(caret(), '--e'), value(caret()?.parentElement, '--colour')]).toEqual(['20', 'var(--p9)'])
  expect(name()?.textContent).toBe('이지우')
  expect(document.querySelector('[class*=flag]')).toBeNull()
  const renders = editor.renders
  writesAt(0, 2)
  expect([value(caret(), '--e'), document.querySelectorAll('[class*=selected]').length]).toEqual(['40', 1])
  expect(editor.renders).toBe(renders)
  become(jiu({}))
  expect(caret()).toBeNull()
})

test('nothing that others write or move is told to a screen reader', () => {
  open()
  drawText('가나다')
  writesAt(1, 1)
  expect(caret()?.closest('[aria-hidden=true]')).not.toBeNull()
  expect(screen.queryByRole('status')).toBeNull()
  expect(document.querySelector('[aria-live]')).toBeNull()
})

test('a page and a row of a layer say who writes there', () => {
  open()
  writesAt(1, 1)
  expect(screen.getAllByRole('img', { name: '여기 있는 사람: 이지우 · 쓰는 중' })).toHaveLength(2)
})

test('what another person moves has frames where they have it, in place of where it is, and moves alone', () => {
  open()
  become(jiu({ selection: ['l1'], boxes: [[25, 40, 30, 40, 0]] }))
  expect(boxes().map((box) => [value(box, '--e'), value(box, '--f')])).toEqual([['10', '20']])
  const renders = editor.renders
  become(jiu({ selection: ['l1'], boxes: [[125, 40, 30, 40, 90]] }))
  expect(boxes().map((box) => [value(box, '--e'), value(box, '--f')])).toEqual([['145', '25']])
  expect(value(boxes()[0], '--turn')).toMatch(/^matrix\([-\d.e]+, 1, -1,/)
  expect(editor.renders).toBe(renders)
  expect(document.querySelectorAll('[class*=flag]')).toHaveLength(1)
  become(jiu({ page: 'p2', boxes: [[125, 40, 30, 40, 90]] }))
  expect(boxes()).toHaveLength(0)
})

test('a gesture of this person is shown to the others twenty times a second at most, and its end', () => {
  open()
  act(() => state.selection.set(['l1']))
  act(() => vi.advanceTimersByTime(100))
  published.length = 0
  for (let x = 0; x < 500; x++) {
    act(() => moving.set({ keys: ['l1'], matrix: [1, 0, 0, 1, x, 0], isCopy: false }))
    vi.advanceTimersByTime(2)
  }
  act(() => vi.advanceTimersByTime(100))
  expect(published.length).toBeLessThanOrEqual(22)
  expect(published.at(-1)).toMatchObject({ boxes: [[25 + 499, 40, 30, 40, 0]] })
  act(() => moving.set(null))
  act(() => vi.advanceTimersByTime(100))
  expect(published.at(-1)).not.toHaveProperty('boxes')
})
