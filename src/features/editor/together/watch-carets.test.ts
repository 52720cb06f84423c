import { beforeEach, expect, test } from 'vitest'
import * as Y from 'yjs'
import type { Peer } from '#engine/documents/relay/presence.ts'
import { readCarets } from '#engine/documents/text/remote-carets.ts'
import { createWatched } from '#engine/watch/watched.ts'
import { designLetters } from '#kits/design/document/useDesignText.ts'
import type { Layer, Page } from '#scene/body/body.ts'
import { bodyOf } from '#scene/document/body-of.ts'
import { writeBody } from '#scene/document/write-body.ts'
import { drawPage } from '#scene/draw-page.ts'
import { placeNodes } from '#scene/edit/placed-nodes.ts'
import { removeLayers } from '#scene/edit/structure.ts'
import { plainFonts } from '#scene/text/plain-fonts.fixture.ts'
import { tableLayer, textLayer } from '../editor.fixture.tsx'
import type { DrawnScene } from '../state/painted.ts'
import { watchCarets } from './watch-carets.ts'

const dress = { colours: {}, fonts: {}, logos: [], photos: [], words: { name: '온기' }, clearSpace: 0 }
const sheet = { v: 1, name: 'menu', form: 'custom', unit: 'px', width: 300, height: 400, tags: [] } as const
const scenes = createWatched<DrawnScene | null>(null)
const peers = createWatched<readonly Peer[]>([])
const writing = createWatched<string | null>(null)
let doc: Y.Doc

beforeEach(() => {
  doc = new Y.Doc()
  scenes.set(null)
  peers.set([])
  writing.set(null)
})

function show(...layers: readonly Layer[]): void {
  writeBody(doc, { ...sheet, pages: [{ id: 'p', background: '#FFFFFF', layers }] })
  draw()
}
/** As the canvas does after each change of the design. */
function draw(): void {
  const [page] = bodyOf(doc).pages
  const shown: Page = page ?? { id: 'p', background: '#FFFFFF', layers: [] }
  scenes.set({ nodes: placeNodes(shown), drawing: drawPage(shown, sheet, dress, plainFonts) })
}

const marks = () => {
  const watched = watchCarets({
    ...{ presence: { peers }, account: 7, drawn: scenes, writing, page: 'p', words: dress.words },
    measure: plainFonts.measure,
    carets: (handle) => {
      const shared = handle.shared(doc)
      return shared ? readCarets(peers.get(), { path: handle.path, shared, toField: (at) => at }) : []
    },
  })
  return watched.get()
}
type Text = Parameters<typeof designLetters>[0]

/** Another person with the caret in a text. */
function writes(text: Text, head: number, anchor = head, clientId = 21): Peer {
  const { path, shared } = designLetters(text)
  const type = shared(doc)
  if (!type) throw new Error(`there is no text at ${path}`)
  const at = (index: number) =>
    Y.relativePositionToJSON(Y.createRelativePositionFromTypeIndex(type, index, -1))
  const payload = { page: 'p', selection: [], pointer: null, view: null }
  const cursor = { field: path, anchor: at(anchor), head: at(head) }
  return { clientId, person: { id: 8, name: '이지우' }, screen: null, cursor, payload }
}
/** Corner and size on the page, rounded; letters of 20 px are that wide. */
const places = () => marks().map(({ caret: { e, f, h } }) => [e, f, h].map((value) => Math.round(value)))

test('a caret is between the letters that it is between, in the person’s colour and name', () => {
  show(textLayer('t', { x: 50, y: 100, text: '가나다' }))
  peers.set([writes('t', 2)])
  // The baseline is at 15 + 0.36 · 20, the caret 0.9 of the size above it.
  expect(places()).toEqual([[90, 104, 24]])
  expect(marks()).toMatchObject([{ client: 21, name: '이지우', colour: 9, selected: [] }])
})

test('a caret stays between its letters while others write before and behind it', () => {
  show(textLayer('t', { text: '가나다' }))
  peers.set([writes('t', 2)])
  const letters = designLetters('t').shared(doc)
  letters?.insert(3, '뒤')
  draw()
  expect(places()).toEqual([[40, 4, 24]])
  letters?.insert(0, '앞')
  draw()
  expect(places()).toEqual([[60, 4, 24]])
  letters?.delete(0, 2)
  draw()
  expect(places()).toEqual([[20, 4, 24]])
})

test('a caret is in the line that its letters are in, also in one without letters', () => {
  show(textLayer('t', { text: '가나\n\n다', h: 120 }))
  peers.set([writes('t', 3), writes('t', 5, 5, 22)])
  expect(places()).toEqual([
    [0, 34, 24],
    [20, 64, 24],
  ])
})

test('a caret behind a word of the brand is behind what is shown of it', () => {
  show(textLayer('t', { text: '{brand.name}의' }))
  peers.set([writes('t', 12)])
  expect(places()).toEqual([[40, 4, 24]])
})

test('in a text that shrinks the caret is as high as its letters', () => {
  show(textLayer('t', { text: '가나다라마바사아자차카타', w: 120, fit: 'shrink', min: 5 }))
  peers.set([writes('t', 12)])
  const [[x, , height] = []] = places()
  expect(x).toBe(120)
  expect(height).toBe(12)
})

test('a caret turns with its layer', () => {
  show(textLayer('t', { x: 0, y: 0, w: 100, h: 30, rotate: 90, text: '가나' }))
  peers.set([writes('t', 1)])
  const [mark] = marks()
  // About the centre at 50, 15: what was right is below, what was below is at the left.
  expect([mark?.caret.e, mark?.caret.f].map((value) => Math.round(value ?? 0))).toEqual([61, -15])
  expect(mark?.caret.turn).toMatch(/^matrix\([-\d.e]+, 1, -1, [-\d.e]+, 0, 0\)$/)
})

test('a caret in a cell of a table is in its place', () => {
  show(
    tableLayer('table', [
      ['국밥', '9,000원'],
      ['수육', ''],
    ]),
  )
  peers.set([writes({ row: 'a', name: 'price' }, 6), writes({ row: 'b', name: 'item' }, 1, 1, 22)])
  expect(marks().map(({ client, caret }) => [client, Math.round(caret.e)])).toEqual([
    [21, 280],
    [22, 40],
  ])
  expect(marks()[1]?.caret.f).toBeGreaterThan(marks()[0]?.caret.f ?? 0)
})

test('what is selected has a box a line, whichever way it was selected', () => {
  show(textLayer('t', { text: '가나\n다라', h: 60 }))
  for (const [anchor, head] of [
    [1, 4],
    [4, 1],
  ] as const) {
    peers.set([writes('t', head, anchor)])
    expect(marks()[0]?.selected.map(({ e, w }) => [e, w])).toEqual([
      [20, 20],
      [0, 20],
    ])
  }
})

test('no caret is drawn in a text that is deleted or hidden, on another page, or in the text that this person writes in', () => {
  show(textLayer('t'), textLayer('hidden', { hidden: true }))
  const peer = writes('t', 1)
  peers.set([writes('hidden', 1)])
  expect(places()).toEqual([])
  peers.set([{ ...peer, payload: { page: 'other', selection: [], pointer: null, view: null } }])
  expect(places()).toEqual([])
  peers.set([{ ...peer, payload: null }])
  expect(places()).toEqual([])
  peers.set([peer])
  expect(places()).toHaveLength(1)
  writing.set('t')
  expect(places()).toEqual([])
  writing.set(null)
  removeLayers(doc, ['t'])
  draw()
  expect(places()).toEqual([])
})

test('while the page is drawn with older words than the design has, no caret is in a wrong place', () => {
  show(textLayer('t', { text: '가나' }))
  peers.set([writes('t', 2)])
  designLetters('t').shared(doc)?.insert(0, '가나다라마바사')
  for (const [x = 0] of places()) expect(x).toBeLessThanOrEqual(40)
  draw()
  expect(places()).toEqual([[180, 4, 24]])
})
