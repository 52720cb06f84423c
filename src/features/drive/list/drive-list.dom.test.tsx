import { i18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { act, cleanup, render } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import type { DriveFile, DriveFolder } from '#kits/drive/rows/drive-file.ts'
import { ItemList } from '#kits/library/list/ItemList.tsx'
import type { DriveItem } from '../view/drive-item.ts'
import { ItemFace } from './ItemFace.tsx'
import { MadeTag } from './made-labels.ts'

let host: HTMLElement
let opened: string[]

beforeAll(async () => {
  await MadeTag.preload()
})

beforeEach(async () => {
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe() {}
      unobserve() {}
      disconnect() {}
    },
  )
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener() {}, removeEventListener() {} }))
  i18n.loadAndActivate({ locale: 'ko', messages: {} })
  opened = []
  host = document.body.appendChild(document.createElement('div'))
  await show(items)
})

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

test('a press chooses a row, with Ctrl one more, with Shift all in between, and a double press opens it', async () => {
  await press('달항아리.png')
  expect(chosen()).toEqual(['달항아리.png'])
  await press('찻잔.png', { ctrlKey: true })
  expect(chosen()).toEqual(['달항아리.png', '찻잔.png'])
  await press('폴더 가마 사진, 2개')
  await press('밥그릇.png', { shiftKey: true })
  expect(chosen()).toEqual(['폴더 가마 사진, 2개', '달항아리.png', '밥그릇.png'])
  await press('밥그릇.png')
  await act(async () => send(row('밥그릇.png'), 'dblclick', MouseEvent))
  expect(opened).toEqual(['밥그릇'])
})

test('keys go from row to row without a press before, choose, and open', async () => {
  await act(async () => row('폴더 가마 사진, 2개').focus())
  await key('ArrowDown')
  expect([document.activeElement, chosen()]).toEqual([row('달항아리.png'), ['달항아리.png']])
  await key('End', { shiftKey: true, ctrlKey: true })
  expect(chosen()).toEqual(['달항아리.png', '밥그릇.png', '찻잔.png'])
  await key('Home')
  await key('Enter')
  expect(opened).toEqual(['가마'])
})

test('each row says where in the whole list it is, of which only a part is rendered', () => {
  expect(host.querySelector('[role=grid]')?.getAttribute('aria-rowcount')).toBe('4')
  expect([...host.querySelectorAll('[role=row]')].map((each) => each.getAttribute('aria-rowindex'))).toEqual([
    '1',
    '2',
    '3',
    '4',
  ])
})

test('a row is dragged by its button once it has the focus', async () => {
  expect(host.querySelector('[aria-label$="끌어 옮기기"]')).toBeNull()
  await act(async () => row('찻잔.png').focus())
  expect(host.querySelector('[aria-label="찻잔.png 끌어 옮기기"]')).not.toBeNull()
})

test('a picture that a model made says so, and no other', () => {
  const labelled = [...host.querySelectorAll('[role=row]')].filter(({ textContent }) =>
    textContent?.includes('AI로 만든 그림'),
  )
  expect(labelled).toEqual([row('찻잔.png')])
})

test.each(['list', 'grid'] as const)(
  'a folder to which members may add says so in a %s, by sight and in its name',
  async (look) => {
    cleanup()
    const drop = { ...folder, key: '매장', takesUploads: true }
    await show(
      [
        { type: 'folder', id: '매장', name: '매장 사진', folder: drop, count: 0, takesUploads: true },
        { type: 'folder', id: '가마', name: '가마 사진', folder, count: 2 },
      ],
      look,
    )
    expect(row('폴더 매장 사진, 0개, 사진 올리는 곳').textContent).toContain('사진 올리는 곳')
    expect(row('폴더 가마 사진, 2개').textContent).not.toContain('사진 올리는 곳')
  },
)

async function show(shown: readonly DriveItem[], look: 'list' | 'grid' = 'list'): Promise<void> {
  await act(async () =>
    render(
      <I18nProvider i18n={i18n}>
        <Screen shown={shown} look={look} />
      </I18nProvider>,
      { container: host },
    ),
  )
}

function Screen({ shown, look }: { shown: readonly DriveItem[]; look: 'list' | 'grid' }) {
  const [marked, setMarked] = useState<ReadonlySet<string>>(new Set())
  return (
    <ItemList
      Face={ItemFace}
      label="온기"
      items={shown}
      look={look}
      chosen={marked}
      onChoose={setMarked}
      onOpen={(id) => opened.push(id)}
      onMenu={() => {}}
      change={{
        renaming: null,
        onRename: () => {},
        canDrop: () => true,
        onDrop: () => {},
        cut: new Set(),
      }}
    />
  )
}

const row = (name: string) =>
  host.querySelector<HTMLElement>(`[role=row][aria-label="${name}"]`) as HTMLElement
const chosen = () =>
  [...host.querySelectorAll('[role=row][aria-selected=true]')].map((each) => each.getAttribute('aria-label'))

/** The events of a press by the mouse. */
async function press(name: string, keys: MouseEventInit = {}): Promise<void> {
  const given = {
    ...keys,
    pointerType: 'mouse',
    pointerId: 1,
    isPrimary: true,
    detail: 1,
    width: 1,
    height: 1,
  }
  await act(async () => {
    send(row(name), 'pointerdown', PointerEvent, given)
    send(row(name), 'mousedown', MouseEvent, given)
    row(name).focus()
    send(row(name), 'pointerup', PointerEvent, given)
    send(row(name), 'mouseup', MouseEvent, given)
    send(row(name), 'click', MouseEvent, given)
  })
}

async function key(name: string, keys: KeyboardEventInit = {}): Promise<void> {
  const given = { ...keys, key: name }
  await act(async () => {
    const on = document.activeElement as HTMLElement
    send(on, 'keydown', KeyboardEvent, given)
    send(on, 'keyup', KeyboardEvent, given)
  })
}

function send<Options extends EventInit>(
  to: HTMLElement,
  name: string,
  Kind: new (name: string, options: Options) => Event,
  options: Options = {} as Options,
): void {
  to.dispatchEvent(new Kind(name, { bubbles: true, cancelable: true, ...options }))
}

const known = { brand: 5, drive: 'BRAND', createdAt: 0, trashedAt: null } as const
const folder = {
  ...known,
  key: '가마',
  name: '가마 사진',
  parent: null,
  idDirectory: 1,
  making: null,
} as DriveFolder
const file = (key: string, more: Partial<DriveFile> = {}): DriveItem => {
  const name = `${key}.png`
  const row = {
    ...known,
    key,
    name,
    folder: null,
    idFile: 1,
    type: 'image/png',
    size: 1,
    kind: 'IMAGE',
    upload: null,
    ...more,
  }
  return { type: 'file', id: key, name, file: row as unknown as DriveFile }
}
const items: readonly DriveItem[] = [
  { type: 'folder', id: '가마', name: '가마 사진', folder, count: 2 },
  file('달항아리'),
  file('밥그릇'),
  file('찻잔', { madeBy: { model: null } }),
]
