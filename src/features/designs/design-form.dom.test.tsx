import 'fake-indexeddb/auto'
import { i18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { IDBFactory } from 'fake-indexeddb'
import { act, type ComponentProps } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { type OpenDocument, openDocument } from '#engine/documents/engine/open-document.ts'
import { DocumentContext } from '#engine/documents/react/DocumentProvider.tsx'
import { useDesignBody } from '#kits/design/document/useDesignBody.ts'
import { documentName } from '#model/document-kinds/names.ts'
import { design } from '#model/documents/design.ts'
import { freshKey } from '#model/fields/fresh-key.ts'
import type { Body, Layer } from '#scene/body/body.ts'
import { writeBody } from '#scene/document/write-body.ts'
import type { MenuButton } from '#ui/overlays/MenuButton.tsx'
import { shownToasts } from '#ui/overlays/toasts.ts'
import { DesignForm } from './DesignForm.tsx'

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

const { src, focus, zoom, text } = design.design.layers.properties
const words = { size: 20, lineHeight: 1.5, spacing: 0, fill: '#000000', font: ['{font.korMain}'] } as const
const rows = ['커피', '라테', '보리차'].flatMap((name, at): Layer[] => {
  const y = 200 + at * 50
  return [
    { id: `name${at}`, type: 'text', ...words, x: 0, y, w: 200, h: 30, text: name, role: 'body' },
    {
      id: `price${at}`,
      type: 'text',
      ...words,
      x: 210,
      y,
      w: 80,
      h: 30,
      text: `${at + 3},000`,
      role: 'price',
    },
    { id: `line${at}`, type: 'shape', shape: 'line', x: 0, y: y + 40, w: 290, h: 1 },
  ]
})
const body: Body = {
  ...{ v: 1, name: '차림표', form: 'custom', unit: 'px', width: 300, height: 400, tags: [] },
  pages: [
    {
      id: 'page',
      background: '#FFFFFF',
      layers: [
        { id: 'photo', type: 'image', x: 0, y: 0, w: 100, h: 100, src: '{photo.2}', focus: [0, 0.5] },
        {
          id: 'first',
          type: 'text',
          ...words,
          x: 0,
          y: 100,
          w: 250,
          h: 30,
          text: '매일 11시부터',
          role: 'body',
        },
        {
          id: 'second',
          type: 'text',
          ...words,
          x: 0,
          y: 140,
          w: 250,
          h: 30,
          text: '월요일은 쉬어요',
          role: 'body',
        },
        ...rows,
      ],
    },
  ],
}
const photo = { key: 'p', width: 100, height: 100, luma: null }
const screen = new Blob(['picture'])
const dress = {
  dress: { colours: {}, fonts: {}, logos: [], photos: [photo, photo], words: {}, clearSpace: 0.25 },
  bytes: new Map([['p', { screen, whole: screen }]]),
  absent: 0,
  isWhole: true,
}

let root: Root
let open: OpenDocument

beforeEach(async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  URL.createObjectURL = () => 'blob:one'
  URL.revokeObjectURL = () => undefined
  globalThis.indexedDB = new IDBFactory()
  i18n.loadAndActivate({ locale: 'ko', messages: {} })
  picked.files = []
  picked.stored = []
  template.layers = new Map()
  const name = documentName('design', freshKey())
  open = openDocument({ account: null, brand: 'local-1', name, address: null })
  await vi.waitFor(() => expect(open.phase.get()).toBe('ready'))
  writeBody(open.doc, body)
  const view = { document: open, isReadOnly: false }
  const views = { current: view, byName: { design: view, guide: view } }
  root = createRoot(document.body.appendChild(document.createElement('div')))
  await act(() =>
    root.render(
      <I18nProvider i18n={i18n}>
        <DocumentContext value={views as never}>
          <Shown />
        </DocumentContext>
      </I18nProvider>,
    ),
  )
})

afterEach(async () => {
  await act(() => root.unmount())
  await open.close()
  document.body.replaceChildren()
})

function Shown() {
  return <DesignForm body={useDesignBody()} dress={dress} onFocus={() => undefined} />
}

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
  await press('내 가이드 사진으로 되돌리기')
  expect(src.at('photo').read(open.doc)).toBe('{photo.1}')

  template.layers.set('photo', { type: 'image', src: '{photo.7}', focus: [1, 0], zoom: 2 })
  await act(async () => open.edit((doc) => src.at('photo').write(doc, { idFile: 9 })))
  await press('내 가이드 사진으로 되돌리기')
  expect(src.at('photo').read(open.doc)).toBe('{photo.7}')
  expect([focus.at('photo').read(open.doc), zoom.at('photo').read(open.doc)]).toEqual([[1, 0], 2])
})

test('a picture that is not here says so and can be replaced', async () => {
  await act(async () => open.edit((doc) => src.at('photo').write(doc, { idFile: 9 })))
  expect(document.body.textContent).toContain('지웠거나 볼 수 없는 사진이에요. 다른 사진으로 바꿔 주세요.')
  expect(named('자리 맞추기')).toBeUndefined()
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

test('texts that are for the same have labels by what the template says, which stay while they are written', async () => {
  const labels = () => [...document.querySelectorAll('label')].map((one) => one.textContent)
  expect(labels().slice(0, 2)).toEqual(['본문 · 매일 11시부터', '본문 · 월요일은 쉬어요'])
  await act(async () => text.letters('first').write(open.doc, '평일 10시부터'))
  expect(labels()[0]).toBe('본문 · 매일 11시부터')
})

test('an emptied row is out of the picture with its line, keeps its words, and comes back by undo or by its button', async () => {
  const hidden = () =>
    JSON.stringify(
      design.design.layers
        .read(open.doc)
        .filter((one) => one.hidden)
        .map(({ key }) => key),
    )
  await press('메뉴 2 줄 비우기')
  expect(hidden()).toBe('["name1","price1","line1"]')
  expect(document.body.textContent).toContain('비운 줄이에요. 그림과 파일에 나오지 않아요.')
  expect(field('메뉴 2, 메뉴 이름')).toBeUndefined()
  await act(async () => open.undo())
  expect(hidden()).toBe('[]')
  expect(field('메뉴 2, 메뉴 이름')?.value).toBe('라테')
  await press('메뉴 2 줄 비우기')
  await press('메뉴 2 다시 넣기')
  expect(hidden()).toBe('[]')
})

test('a syllable in a row is composed whole while others write, restyle and empty rows beside it', async () => {
  const name = field('메뉴 1, 메뉴 이름') as HTMLTextAreaElement
  await act(async () => {
    name.focus()
    name.dispatchEvent(new CompositionEvent('compositionstart', { bubbles: true }))
    type(name, '커피ㅎ', true)
  })
  await act(async () => {
    text.letters('name0').shared(open.doc)?.insert(0, '새 ')
    text.at('name0').mark(open.doc, { from: 0, to: 1 }, { weight: 700 })
    design.design.layers.properties.hidden.at('name2').write(open.doc, true)
    design.design.layers.properties.hidden.at('price2').write(open.doc, true)
  })
  expect(field('메뉴 1, 메뉴 이름')).toBe(name)
  expect(name.value).toBe('커피ㅎ')
  await act(async () => {
    type(name, '커피한', true)
    name.dispatchEvent(new CompositionEvent('compositionend', { bubbles: true, data: '한' }))
    type(name, '커피한')
  })
  await act(() => open.flush())
  expect(text.letters('name0').read(open.doc)).toBe('새 커피한')
})

function type(into: HTMLTextAreaElement, value: string, isComposing = false): void {
  into.value = value
  into.setSelectionRange(value.length, value.length)
  into.dispatchEvent(new InputEvent('input', { bubbles: true, isComposing }))
}

function field(label: string): HTMLInputElement | HTMLTextAreaElement | undefined {
  const found = [...document.querySelectorAll('label')].find((one) => one.textContent === label)
  return (found && document.getElementById(found.htmlFor)) as HTMLInputElement | undefined
}

function named(name: string): HTMLElement | undefined {
  return [...document.querySelectorAll('button')].find(
    (one) => (one.getAttribute('aria-label') ?? one.textContent?.trim()) === name,
  )
}

async function press(name: string): Promise<void> {
  await act(async () => named(name)?.click())
}
