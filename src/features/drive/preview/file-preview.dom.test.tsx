import { Blob as NodeBlob } from 'node:buffer'
import { i18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { act, cleanup, render } from '@testing-library/react/pure'
import { useState } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { DriveFile } from '#kits/drive/rows/drive-file.ts'
import FilePreview from './FilePreview.tsx'

/** The tables of the device keep no Blob in this environment. */
vi.mock('#kits/drive/bytes/read-drive-file.ts', () => ({
  readDriveFile: async ({ key }: DriveFile) =>
    key === 'menu'
      ? new NodeBlob(['메뉴 하나'], { type: 'text/plain' })
      : key === 'wave' || key === 'pay'
        ? new NodeBlob(['picture'], { type: 'image/png' })
        : null,
}))

vi.mock('./useUses.ts', () => ({ useUses: () => [] }))

/** The library draws into a canvas, which this environment has not. */
vi.mock('#engine/pdf/open-pages.ts', () => ({
  needsPassword: (cause: unknown) => cause === 'locked',
  startReader: () => ({
    open: () => ({ promise: Promise.reject('locked') }),
    end: () => {},
  }),
}))

let host: HTMLElement

beforeEach(() => {
  i18n.loadAndActivate({ locale: 'ko', messages: {} })
  host = document.body.appendChild(document.createElement('div'))
})

afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

test('arrows go through the files, each shown as what it is, and Space closes', async () => {
  render(
    <I18nProvider i18n={i18n}>
      <Screen />
    </I18nProvider>,
    { container: host },
  )
  await vi.waitFor(() => expect(host.textContent).toContain('메뉴 하나'))
  press('ArrowRight')
  await vi.waitFor(() => expect(host.textContent).toContain('여기서 미리 볼 수 없는 파일이에요'))
  expect(host.textContent).toContain('HWP')
  press('ArrowRight')
  await vi.waitFor(() => expect(host.querySelector('[role="status"]')?.textContent).toMatch(/파일/))
  press('ArrowRight')
  expect(host.querySelector('h2')?.textContent).toBe('바다.png')
  press(' ')
  await vi.waitFor(() => expect(host.querySelector('dialog')).toBeNull())
})

test('a document that opens only with a password says so, and can be downloaded', async () => {
  render(
    <I18nProvider i18n={i18n}>
      <Screen first="pay" />
    </I18nProvider>,
    { container: host },
  )
  await vi.waitFor(() => expect(host.textContent).toContain('비밀번호로 잠긴 PDF'))
  expect(host.textContent).toContain('내려받기')
})

test('a picture is enlarged by a key that is pressed before it is loaded', async () => {
  for (const side of ['clientWidth', 'clientHeight'] as const)
    vi.spyOn(HTMLElement.prototype, side, 'get').mockReturnValue(600)
  render(
    <I18nProvider i18n={i18n}>
      <Screen first="wave" />
    </I18nProvider>,
    { container: host },
  )
  const percent = () => host.querySelector('[role="toolbar"] [role="status"]')?.textContent
  await vi.waitFor(() => expect(percent()).toBe('100%'))
  press('+')
  await vi.waitFor(() => expect(percent()).toBe('150%'))
  await vi.waitFor(() => expect(host.querySelector('img')?.style.transform).toContain('scale(1.5)'))
  host.querySelector('img')?.dispatchEvent(new Event('load'))
  expect(percent()).toBe('150%')
  press('0')
  await vi.waitFor(() => expect(percent()).toBe('100%'))
})

test('a picture that a model made says so, and its facts name the model', async () => {
  render(
    <I18nProvider i18n={i18n}>
      <Screen first="sea" />
    </I18nProvider>,
    { container: host },
  )
  const facts = () => host.querySelector('aside')?.textContent ?? ''
  await vi.waitFor(() => expect(host.querySelector('h2')?.textContent).toBe('바다.png'))
  expect(host.textContent).toContain('AI로 만든 그림')
  act(() => host.querySelector<HTMLElement>('[aria-label="파일 정보"]')?.click())
  await vi.waitFor(() => expect(facts()).toContain('AI로 만든 그림 · paint-1'))
  press('ArrowLeft')
  await vi.waitFor(() => expect(facts()).toContain('HWP'))
  expect(host.textContent).not.toContain('AI로 만든 그림')
})

function Screen({ first = 'menu' }: { first?: string }) {
  const [open, setOpen] = useState<string | null>(first)
  const files = [
    file('pay', '급여.pdf', 'application/pdf', 'DOCUMENT'),
    file('wave', '파도.png', 'image/png', 'IMAGE'),
    file('menu', '메뉴.txt', 'text/plain', 'DOCUMENT'),
    file('contract', '계약서.hwp', 'application/x-hwp', 'DOCUMENT'),
    { ...file('sea', '바다.png', 'image/png', 'IMAGE'), idFile: 3, madeBy: { model: 'paint-1' } },
  ]
  if (open === null) return null
  return <FilePreview files={files} openKey={open} onOpen={setOpen} onClose={() => setOpen(null)} />
}

function press(key: string): void {
  const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true })
  host.querySelector('h2')?.dispatchEvent(event)
}

function file(key: string, name: string, type: string, kind: DriveFile['kind']): DriveFile {
  const facts = { width: null, height: null, tags: [], url: null, sha256: null, idAccount: null }
  const state = { createdAt: 1, trashedAt: null, locked: false, upload: null, idFile: null }
  return { key, brand: 5, drive: 'BRAND', folder: null, name, type, kind, size: 10, ...facts, ...state }
}
