import 'fake-indexeddb/auto'
import { act, cleanup, render } from '@testing-library/react'
import { IDBFactory } from 'fake-indexeddb'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { guide } from '#model/documents/guide.ts'
import { sketch } from '../../../../tests/support/sketch-document.ts'
import { type OpenDocument, openDocument } from '../engine/open-document.ts'
import type { Step } from '../engine/steps.ts'
import { DocumentContext, type DocumentViews } from './DocumentProvider.tsx'
import { useAnswer } from './useAnswer.ts'
import { useFromAnswers } from './useFromAnswers.ts'
import { useItem } from './useItem.ts'
import { useStep } from './useStep.ts'

const { layers, slots, guides } = sketch.sheet
const { background, brandName } = guide.core
let host: HTMLElement
let open: OpenDocument
let renders: string[]

beforeEach(() => {
  globalThis.indexedDB = new IDBFactory()
  host = document.body.appendChild(document.createElement('div'))
  renders = []
})
afterEach(async () => {
  cleanup()
  await open.close()
})

async function openReady(options: { definition?: typeof sketch.$; isReadOnly?: boolean } = {}) {
  const ref = { account: null, brand: 'local-1', name: 'guide' } as const
  const { definition } = options
  open = openDocument({ ...ref, address: null, ...(definition ? { definition } : {}) })
  await new Promise<void>((resolve) => {
    const look = () => {
      if (open.phase.get() === 'ready') resolve()
    }
    open.phase.subscribe(look)
    look()
  })
}

async function show(children: React.ReactNode, isReadOnly = false): Promise<void> {
  const view = { document: open, isReadOnly }
  const views: DocumentViews = { current: view, byName: { guide: view, [sketch.$.name]: view } }
  await act(() => render(<DocumentContext value={views}>{children}</DocumentContext>, { container: host }))
}

function Row({ id }: { id: string }) {
  const node = useItem(layers, id)
  renders.push(`${node?.name} ${node?.x}`)
  return null
}

function Others({ id }: { id: string }) {
  const item = useItem(guides, id)
  const entry = useItem(slots, 'color.main')
  renders.push(`${item?.name} ${entry?.weight}`)
  return null
}

function One() {
  renders.push(`one ${String(useAnswer(background.path))}`)
  return null
}

function Length() {
  const [length] = useFromAnswers((answers) => [String(answers[background.path]).length])
  renders.push(`length ${length}`)
  return null
}

let begin: (() => Step | null) | undefined
function Gesture() {
  begin = useStep()
  return null
}

const frame = () => act(() => new Promise<void>((resolve) => requestAnimationFrame(() => resolve())))

test('[D78] a component of one item is rendered again only when that item changes', async () => {
  await openReady({ definition: sketch.$ })
  const [a, b] = ['a', 'b'].map((name) => layers.add(open.doc, { name, x: 0 }, { key: name })) as [
    string,
    string,
  ]
  await show([a, b, 'later'].map((id) => <Row key={id} id={id} />))
  expect(renders.splice(0)).toEqual(['a 0', 'b 0', 'undefined undefined'])
  await act(() => open.edit((doc) => layers.properties.x.at(a).write(doc, 5)))
  expect(renders.splice(0)).toEqual(['a 5'])
  await act(() => open.edit((doc) => layers.add(doc, { name: 'later' }, { key: 'later', parent: a })))
  expect(renders.splice(0)).toEqual(['later null'])
  await act(() => open.edit((doc) => layers.remove(doc, b)))
  expect(renders.splice(0)).toEqual(['undefined undefined'])
})

test('[D78] the same holds for items of lists and entries of records', async () => {
  await openReady({ definition: sketch.$ })
  const [mine, other] = ['1', '2'].map((name) => guides.add(open.doc, { name })) as [string, string]
  await show(<Others id={mine} />)
  expect(renders.splice(0)).toEqual(['1 undefined'])
  await act(() => open.edit((doc) => guides.properties.x.at(other).write(doc, 3)))
  await act(() => open.edit((doc) => slots.set(doc, 'color.ink', { weight: 1 })))
  expect(renders.splice(0)).toEqual([])
  await act(() => open.edit((doc) => slots.set(doc, 'color.main', { weight: 700 })))
  expect(renders.splice(0)).toEqual(['1 700'])
})

test('[D78] items that did not change stay the same objects, and so does a list of which none did', async () => {
  await openReady({ definition: sketch.$ })
  const keys = ['1', '2', '3'].map((name) => guides.add(open.doc, { name }))
  const items = open.items(guides)
  const before = items.get()
  open.edit((doc) => guides.properties.x.at(keys[1] ?? '').write(doc, 9))
  const after = items.get()
  expect(after.map((item, i) => item === before[i])).toEqual([true, false, true])
  open.edit((doc) => layers.add(doc, { name: 'elsewhere' }))
  expect(items.get()).toBe(after)
})

test('[D79] a component of one answer, or of what is computed from some, is rendered again only when that changes', async () => {
  await openReady()
  await act(() => background.write(open.doc, '온기'))
  await frame()
  await show([<One key="one" />, <Length key="length" />])
  expect(renders.splice(0)).toEqual(['one 온기', 'length 2'])
  await act(() => open.choose(brandName, '온기'))
  await frame()
  expect(renders.splice(0)).toEqual([])
  await act(() => background.write(open.doc, '그릇'))
  await frame()
  expect(renders.splice(0)).toEqual(['one 그릇'])
})

test('[D80] a kind without stored answers is read from its document alone', async () => {
  await openReady({ definition: sketch.$ })
  layers.add(open.doc, { name: 'a' })
  await frame()
  await open.flush()
  expect(open.answers.get()).toEqual({})
  expect(open.items(layers).get()).toMatchObject([{ name: 'a' }])
  const copy = JSON.parse(await open.exportCopy().blob.text())
  expect(copy.answers[layers.path]).toMatchObject([{ name: 'a' }])
})

test('[D77] a step that is open when its component is removed is committed; a reader begins none', async () => {
  await openReady({ definition: sketch.$ })
  const key = layers.add(open.doc, { x: 0 })
  const x = layers.properties.x.at(key)
  await show(<Gesture />, true)
  expect(begin?.()).toBeNull()
  await show(<Gesture />)
  const step = begin?.()
  step?.change((doc) => x.write(doc, 4))
  step?.change((doc) => x.write(doc, 8))
  open.undo()
  expect(x.read(open.doc)).toBe(8)
  await show(null)
  expect(step?.change((doc) => x.write(doc, 9))).toBeNull()
  expect(x.read(open.doc)).toBe(8)
  open.undo()
  expect(x.read(open.doc)).toBe(0)
})
