import { act } from '@testing-library/react'
import type { ComponentProps } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { OpenDocument } from '#engine/documents/engine/open-document.ts'
import { design } from '#model/documents/design.ts'
import type { Layer } from '#scene/body/body.ts'
import type { MenuButton } from '#ui/overlays/MenuButton.tsx'
import { shownToasts } from '#ui/overlays/toasts.ts'
import { closeDesignForm, named, press, showDesignForm } from '../design-form.fixture.tsx'

const picked = vi.hoisted(() => ({ files: [] as File[], stored: [] as File[] }))
const template = vi.hoisted(() => ({ layers: new Map<string, unknown>() }))
vi.mock('#kits/design/document/useOriginalLayers.ts', () => ({ useOriginalLayers: () => template.layers }))
vi.mock('#kits/drive/react/useHasDrive.ts', () => ({ useHasDrive: () => true }))
vi.mock('#kits/drive/drive-picking.ts', () => ({ pickFromDrive: async () => picked.files }))
// A menu opens in a popover, whose moves jsdom does not end.
vi.mock('#ui/overlays/MenuButton.tsx', () => ({
  MenuButton: ({ groups, onChoose }: Pick<ComponentProps<typeof MenuButton>, 'groups' | 'onChoose'>) =>
    groups
      .flatMap(({ entries }) => entries)
      .map(({ id, label }) => (
        <button key={id} type="button" onClick={() => onChoose(id)}>
          {label}
        </button>
      )),
}))
// jsdom decodes no pictures.
vi.mock('#kits/pictures/useStoreFile.ts', () => ({
  useStoreFile: () => ({
    ...{ isBusy: false, error: null },
    store: async (file: File) => {
      picked.stored.push(file)
      return { idBlob: `blob-0000000${picked.stored.length}`, name: file.name }
    },
  }),
}))

const { src, focus, zoom } = design.design.layers.properties
const layers: readonly Layer[] = [
  { id: 'photo', type: 'image', x: 0, y: 0, w: 100, h: 100, src: '{photo.2}', focus: [0, 0.5] },
]
let open: OpenDocument

beforeEach(async () => {
  URL.createObjectURL = () => 'blob:one'
  URL.revokeObjectURL = () => undefined
  picked.files = []
  picked.stored = []
  template.layers = new Map()
  open = await showDesignForm(layers)
})

afterEach(() => closeDesignForm(open))

test('a picture of the drive takes the place of the one of the guide, and one undo brings that back', async () => {
  picked.files = [new File(['x'], '빵.jpg', { type: 'image/jpeg' })]
  await press('드라이브에서 고르기')
  await vi.waitFor(() =>
    expect(src.at('photo').read(open.doc)).toEqual({ idBlob: 'blob-00000001', name: '빵.jpg' }),
  )
  // In the middle: the place was that of another picture.
  expect(focus.at('photo').read(open.doc)).toBeNull()
  await act(async () => shownToasts.get().at(-1)?.action?.onPress())
  expect(src.at('photo').read(open.doc)).toBe('{photo.2}')
  expect(focus.at('photo').read(open.doc)).toEqual([0, 0.5])
})

test('the guide’s picture comes back as the template has it, otherwise as the first that the design does not use', async () => {
  await act(async () => open.edit((doc) => src.at('photo').write(doc, { idFile: 9 })))
  await press('내 가이드 사진으로 돌아가기')
  expect(src.at('photo').read(open.doc)).toBe('{photo.1}')

  template.layers.set('photo', { type: 'image', src: '{photo.7}', focus: [1, 0], zoom: 2 })
  await act(async () => open.edit((doc) => src.at('photo').write(doc, { idFile: 9 })))
  await press('내 가이드 사진으로 돌아가기')
  expect(src.at('photo').read(open.doc)).toBe('{photo.7}')
  expect([focus.at('photo').read(open.doc), zoom.at('photo').read(open.doc)]).toEqual([[1, 0], 2])
})

test('a chosen picture can be taken out where the guide has none for its place', async () => {
  await closeDesignForm(open)
  open = await showDesignForm(layers, 0)
  await act(async () => open.edit((doc) => src.at('photo').write(doc, { idFile: 9 })))
  expect(named('내 가이드 사진으로 돌아가기')).toBeUndefined()
  await press('사진 빼기')
  expect(src.at('photo').read(open.doc)).toBe('{photo.1}')
  expect(document.body.textContent).toContain('가이드에 아직 이 자리의 사진이 없어요.')
})

test('a picture that is not here says so and can be replaced', async () => {
  await act(async () => open.edit((doc) => src.at('photo').write(doc, { idFile: 9 })))
  expect(document.body.textContent).toContain('지웠거나 볼 수 없는 사진이에요. 다른 사진으로 바꿔 주세요.')
  expect(named('자리 맞추기')).toBeUndefined()
  expect(named('이 기기에서 고르기')).toBeDefined()
})

test('what stays in sight is chosen from nine places, by press and by arrow keys, each one step of undo', async () => {
  await press('자리 맞추기')
  const radio = (label: string) =>
    [...document.querySelectorAll('label')].find((one) => one.textContent === label)?.querySelector('input')
  expect(radio('왼쪽')?.checked).toBe(true)
  await act(async () => radio('오른쪽 위')?.click())
  expect(focus.at('photo').read(open.doc)).toEqual([1, 0])
  await act(async () => {
    radio('오른쪽 위')?.dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowDown', bubbles: true }))
  })
  expect(focus.at('photo').read(open.doc)).toEqual([1, 0.5])
  expect(document.activeElement).toBe(radio('오른쪽'))
  await act(async () => open.undo())
  expect(focus.at('photo').read(open.doc)).toEqual([1, 0])
})
