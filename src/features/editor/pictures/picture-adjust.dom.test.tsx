import { act, cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import type { ImageLayer } from '#scene/body/body.ts'
import { bodyOf } from '#scene/document/body-of.ts'
import { removeLayers } from '#scene/edit/structure.ts'
import { useShown } from '../state/EditorProvider.tsx'
import { type ShownEditor, showDesign } from '../state/shown-design.fixture.tsx'
import { PictureAdjust } from './PictureAdjust.tsx'

const picture = (id: string, adjust?: ImageLayer['adjust']): ImageLayer => ({
  ...{ id, type: 'image', src: '{photo.1}', x: 0, y: 0, w: 100, h: 100 },
  ...(adjust && { adjust }),
})
let shown: ShownEditor

afterEach(async () => {
  cleanup()
  await shown.open.close()
})

function Sliders({ isBlocked = false }: { isBlocked?: boolean }) {
  const { page } = useShown()
  const layers = (page?.layers ?? []) as readonly ImageLayer[]
  return layers.length > 0 && <PictureAdjust layers={layers} isBlocked={isBlocked} />
}

const slider = (name: string) => screen.getByRole<HTMLInputElement>('slider', { name })
const adjusted = () =>
  bodyOf(shown.open.doc).pages[0]?.layers.map((layer) => layer.type === 'image' && layer.adjust)
const draw = (name: string, value: number) => fireEvent.change(slider(name), { target: { value } })

test('a slider that is drawn along shows what it would make, and writes once when it is let go', async () => {
  shown = await showDesign([picture('a')], <Sliders />)
  let updates = 0
  shown.open.doc.on('update', () => updates++)
  fireEvent.pointerDown(slider('밝기'))
  for (const value of [55, 60, 70]) draw('밝기', value)
  expect(updates).toBe(0)
  expect(shown.state.preview.get()).toEqual(new Map([['a', { adjust: { brightness: 0.4 } }]]))
  await act(async () => fireEvent.pointerUp(slider('밝기')))
  expect(updates).toBe(1)
  expect(shown.state.preview.get()).toBeNull()
  expect(adjusted()).toEqual([{ brightness: 0.4 }])
  expect(slider('밝기').getAttribute('aria-valuetext')).toBe('+40')
  await act(async () => shown.open.undo())
  expect(adjusted()).toEqual([undefined])
})

test('Escape gives up what is drawn', async () => {
  shown = await showDesign([picture('a')], <Sliders />)
  fireEvent.pointerDown(slider('온도'))
  draw('온도', 10)
  fireEvent.keyDown(slider('온도'), { key: 'Escape' })
  fireEvent.pointerUp(slider('온도'))
  expect(shown.state.preview.get()).toBeNull()
  expect(adjusted()).toEqual([undefined])
})

test('a slider whose picture is deleted while it is held shows nothing of it any more', async () => {
  shown = await showDesign([picture('a')], <Sliders />)
  fireEvent.pointerDown(slider('온도'))
  draw('온도', 10)
  await act(async () => void shown.open.edit((doc) => removeLayers(doc, ['a'])))
  expect(shown.state.preview.get()).toBeNull()
})

test('all selected pictures take a value, and what differs is said until then', async () => {
  shown = await showDesign([picture('a', { contrast: 0.5 }), picture('b', { warmth: -0.2 })], <Sliders />)
  expect(slider('대비').getAttribute('aria-valuetext')).toBe('여러 값')
  await act(async () => draw('대비', 25))
  expect(adjusted()).toEqual([{ contrast: -0.5 }, { contrast: -0.5, warmth: -0.2 }])
})

test('all changes are taken back in one step', async () => {
  shown = await showDesign([picture('a', { contrast: 0.5, saturation: -1 })], <Sliders />)
  await act(async () => screen.getByRole('button', { name: '색을 처음대로' }).click())
  expect(adjusted()).toEqual([undefined])
  expect(screen.queryByRole('button')).toBeNull()
  await act(async () => shown.open.undo())
  expect(adjusted()).toEqual([{ contrast: 0.5, saturation: -1 }])
})

test('where it is blocked, nothing can be changed', async () => {
  shown = await showDesign([picture('a', { contrast: 0.5 })], <Sliders isBlocked />)
  expect(screen.getAllByRole<HTMLInputElement>('slider').every(({ disabled }) => disabled)).toBe(true)
  expect(screen.queryByRole('button')).toBeNull()
})
