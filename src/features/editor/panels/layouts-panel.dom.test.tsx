import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Body, Layer } from '#scene/body/body.ts'
import LayoutsPanel from './layouts/LayoutsPanel.tsx'
import { closeEditor, type OpenEditor, press, showEditor, textLayer } from './panels.fixture.tsx'

const made = vi.hoisted(() => ({
  designs: [] as { body: Body; name: string }[],
  opened: [] as string[],
  isFull: false,
}))
vi.mock('#kits/design/dress/useDress.ts', async () => {
  const { brand } = await import('./brand.fixture.ts')
  return { useDress: () => brand }
})
vi.mock('#kits/design/scene/shared-fonts.ts', async () => {
  const { plainFonts } = await import('#scene/text/plain-fonts.fixture.ts')
  const fonts = { book: plainFonts, isLoaded: () => true, load: async () => {} }
  return { pageFonts: () => fonts }
})
vi.mock('#kits/design/forms/useFormWords.ts', () => ({ useFormWords: () => ({ tab: {}, form: {} }) }))
vi.mock('#kits/design/cards/CardPicture.tsx', () => ({ CardPicture: () => null }))
vi.mock('#kits/pictures/useStoreFile.ts', () => ({
  useStoreFile: () => ({ store: async () => null, isBusy: false, error: null }),
}))
vi.mock('#kits/design/document/create-design.ts', () => ({
  createDesign: async (_: unknown, body: Body, { name }: { name: string }) => {
    if (made.isFull) throw new Error('the device is full')
    return `new-${made.designs.push({ body, name })}`
  },
}))
vi.mock('#kits/design/document/useOpenEditor.ts', () => ({
  useOpenEditor: () => (id: string) => made.opened.push(id) > 0,
  editorAddress: (id: string) => `/editor?idTemplate=${id}`,
}))
vi.mock('@tanstack/react-router', () => ({
  Link: ({ to, children }: { to: string; children: ReactNode }) => <a href={to}>{children}</a>,
  useNavigate: () => () => undefined,
}))

let editor: OpenEditor

beforeEach(() => {
  Object.assign(made, { designs: [], opened: [], isFull: false })
})

afterEach(() => closeEditor(editor))

async function show(layers: readonly Layer[] = []) {
  editor = await showEditor(<LayoutsPanel />, { layers })
  await layoutsAreReady()
}

const cards = () => [...screen.getByRole('group', { name: '배치' }).querySelectorAll('button')]
const layoutsAreReady = () =>
  waitFor(() => expect(cards().map((card) => card.getAttribute('aria-disabled'))).toContain(null), {
    timeout: 10_000,
  })
const write = (label: string, value: string) =>
  act(async () => fireEvent.change(screen.getByLabelText(label), { target: { value } }))
const texts = () =>
  editor.layers().flatMap((layer) => (layer.type === 'text' ? [[layer.role, layer.text] as const] : []))

async function waitForOthers(change: () => Promise<unknown>) {
  await change()
  await waitFor(() => expect(cards()[0]?.getAttribute('aria-disabled')).toBe('true'))
  await layoutsAreReady()
}

test('without a word typed the layouts have the tagline of the guide, which the design follows, and its photograph', async () => {
  await show()
  expect(cards().length).toBeGreaterThanOrEqual(6)
  await press('사진과 반반')
  expect(texts()).toEqual([['headline', '{brand.tagline1}']])
  expect(editor.layers().find(({ type }) => type === 'image')).toMatchObject({
    src: '{photo.1}',
    role: 'photo',
  })
  expect(editor.layers().some(({ type }) => type === 'logo')).toBe(true)
})

test('a layout of what is typed comes to an empty page as one step of undo', async () => {
  await show()
  await waitForOthers(async () => {
    await write('제목', ' 동지에는 {단팥빵} ')
    await write('가격', '3,800원')
    await write('하게 할 일', '예약하기')
    await press('사진 없이')
  })
  const before = editor.body()
  await press('담백하게')
  expect(texts()).toEqual([
    ['headline', '동지에는 {{단팥빵}'],
    ['price', '3,800원'],
    ['cta', '예약하기'],
  ])
  await act(async () => editor.open.undo())
  expect(editor.body()).toEqual(before)
})

test('a page with layers is asked about before a layout replaces it', async () => {
  await show([textLayer('mine')])
  await press('사진과 반반')
  expect(editor.layers().map(({ id }) => id)).toEqual(['mine'])
  await press('쪽으로 넣기')
  expect(editor.body().pages).toHaveLength(2)
  await press('사진과 반반')
  await press('이 쪽 바꾸기')
  expect(editor.body().pages).toHaveLength(2)
  expect(editor.layers().map(({ id }) => id)).toEqual(['mine'])
})

test('for another size an empty design takes the size, and one with layers stays while a new one is made', async () => {
  await show()
  await waitForOthers(() => write('크기', 'instagram-story'))
  await press('사진과 반반')
  expect(editor.body()).toMatchObject({ form: 'instagram-story', width: 1080, height: 1920, name: 'menu' })
  await waitForOthers(() => write('크기', 'a5-portrait'))
  await press('사진과 반반')
  expect(editor.body().form).toBe('instagram-story')
  expect(made.designs).toMatchObject([{ name: 'menu', body: { form: 'a5-portrait', unit: 'mm', bleed: 3 } }])
  expect(made.opened).toEqual(['new-1'])
})

test('a press shows layouts in other colours', async () => {
  await show()
  await waitForOthers(() => press('다르게'))
  await press('사진과 반반')
  expect(editor.body().pages[0]?.background).toBe('{color.secondary}')
})

test('the design comes in several sizes as new designs, and the open one stays as it is', async () => {
  await show([textLayer('mine', { role: 'headline' })])
  const before = editor.body()
  await press('instagram-story')
  await press('a4-portrait')
  await press('새 디자인 2개 만들기')
  expect(made.designs.map(({ body, name }) => [body.form, name])).toEqual([
    ['instagram-story', 'menu instagram-story'],
    ['a4-portrait', 'menu a4-portrait'],
  ])
  expect(editor.body()).toEqual(before)
  const links = screen.getByRole('list', { name: '만든 디자인' }).querySelectorAll('a')
  expect([...links].map(({ textContent }) => textContent)).toEqual(['instagram-story', 'a4-portrait'])
})

test('sizes that cannot be made stay chosen', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  await show([textLayer('mine')])
  made.isFull = true
  await press('instagram-story')
  await press('새 디자인 1개 만들기')
  expect(screen.queryByRole('list', { name: '만든 디자인' })).toBeNull()
  expect(screen.getByRole('button', { name: 'instagram-story' }).getAttribute('aria-pressed')).toBe('true')
})

test('logos lead to the logo maker and to the questions about a logo', async () => {
  await show()
  const addresses = screen.getAllByRole('link').map((link) => link.getAttribute('href'))
  expect(addresses).toEqual(['/brand/logo-maker', '/brand/setting/logoquest/{-$step}'])
})
