import { i18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { act, cleanup, render } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { planDialogs } from '#kits/commerce/plan-modal.ts'
import { templateOf } from '#kits/design/templates/template.fixture.ts'
import { dismissToast, shownToasts } from '#ui/overlays/toasts.ts'
import { listedDesign } from '../cards/listed-design.fixture.ts'
import type { Start } from './start.ts'
import { useStartDesign } from './useStartDesign.ts'

const given = vi.hoisted(() => ({
  made: [] as unknown[],
  copied: [] as unknown[],
  isAway: false,
  needsPlan: false,
  navigate: vi.fn(),
  openEditor: vi.fn(() => true),
}))
vi.mock('#kits/design/document/useOpenEditor.ts', () => ({ useOpenEditor: () => given.openEditor }))
vi.mock('@tanstack/react-router', () => ({ useNavigate: () => given.navigate }))
vi.mock('#engine/documents/react/useDocument.ts', () => ({ useDocument: () => ({ brand: 7 }) }))
vi.mock('#kits/commerce/useNeedsPlan.ts', () => ({ useNeedsPlan: () => given.needsPlan }))
vi.mock('#kits/design/document/create-design.ts', () => ({
  createDesign: async (_: unknown, { form, width }: { form: string; width: number }, made: object) => {
    given.made.push({ form, width, ...made })
    return 'new'
  },
}))
vi.mock('#kits/design/changes/design-actions.ts', () => ({
  copyDesign: async (_: unknown, document: string, copy: object) => {
    given.copied.push({ document, ...copy })
    return given.isAway ? null : 'copy'
  },
}))

let host: HTMLElement
let start: ReturnType<typeof useStartDesign>

beforeEach(() => {
  i18n.loadAndActivate({ locale: 'ko', messages: {} })
  Object.assign(given, { made: [], copied: [], isAway: false, needsPlan: false })
  given.navigate.mockReset()
  given.openEditor.mockClear()
  host = document.body.appendChild(document.createElement('div'))
})

afterEach(async () => {
  cleanup()
  document.body.replaceChildren()
  for (const { id } of shownToasts.get()) dismissToast(id)
  planDialogs.close()
})

const size = { form: 'a4-portrait', width: 210, height: 297, unit: 'mm', name: 'A4' } as const

test('an empty page, a template of the market and a work become a design in the open folder, which opens', async () => {
  expect(await begin({ kind: 'size', size })).toBe(true)
  expect(await begin({ kind: 'template', template: templateOf(9, { name: '쿠폰' }) })).toBe(true)
  expect(given.made).toEqual([
    { form: 'a4-portrait', width: 210, name: 'A4', createdType: 'USER', folder: 'winter' },
    {
      ...{ form: 'instagram-square', width: 1080, name: '쿠폰', createdType: 'USER', folder: 'winter' },
      template: { idTemplate: 9 },
    },
  ])
  expect(await begin({ kind: 'design', design: listedDesign('1', { title: '메뉴' }) })).toBe(true)
  expect(given.copied).toEqual([
    { document: 'design/1', title: '메뉴 복사본', createdType: 'USER', folder: 'winter' },
  ])
  expect(given.navigate.mock.calls.map(([{ to, params }]) => [to, params.id])).toEqual([
    ['/brand/design/$id', 'new'],
    ['/brand/design/$id', 'new'],
    ['/brand/design/$id', 'copy'],
  ])
})

test('an empty page opens in the editor, and its screen here where the editor has a window of its own', async () => {
  given.openEditor.mockReturnValueOnce(false)
  expect(await begin(sized)).toBe(true)
  expect(given.openEditor).toHaveBeenCalledExactlyOnceWith('new')
  expect(given.navigate).not.toHaveBeenCalled()
  await begin({ kind: 'template', template: templateOf(9) })
  expect(given.openEditor).toHaveBeenCalledOnce()
})

test('an empty page can begin with layouts in the editor', async () => {
  expect(await begin(sized, 'USER', true)).toBe(true)
  expect(given.openEditor).toHaveBeenCalledExactlyOnceWith('new', 'ai')
})

test('a work of a template of the brand has its name, and a template of a work opens among the templates', async () => {
  await begin({ kind: 'design', design: listedDesign('2', { title: '공식', createdType: 'BRAND' }) })
  await begin({ kind: 'design', design: listedDesign('1', { title: '메뉴' }) }, 'BRAND')
  expect(given.copied).toMatchObject([
    { title: '공식', createdType: 'USER' },
    { title: '메뉴 복사본', createdType: 'BRAND' },
  ])
  expect(given.navigate).toHaveBeenLastCalledWith({
    to: '/brand/brand-template/$id',
    params: { id: 'copy' },
  })
})

test('one that is not on this device and cannot be had is said, and nothing opens', async () => {
  given.isAway = true
  expect(await begin({ kind: 'design', design: listedDesign('1') })).toBe(false)
  expect(shownToasts.get().map(({ text }) => text)).toEqual([
    '이 기기에 없는 디자인이에요. 인터넷에 연결되면 할 수 있어요.',
  ])
  expect(given.navigate).not.toHaveBeenCalled()
})

test('what is premium leads to the plans where the plan is too small', async () => {
  given.needsPlan = true
  const template = templateOf(9, { isPremium: true })
  expect(await begin({ kind: 'template', template })).toBe(false)
  expect(given.made).toEqual([])
  expect(planDialogs.get()).toMatchObject({
    name: 'premium',
    payload: { kind: 'template', id: 9, after: 'make', createdType: 'USER', folder: 'winter' },
  })
})

test('one press makes one', async () => {
  await show('USER')
  const both = await act(() => Promise.all([start.begin(sized), start.begin(sized)]))
  expect(both).toEqual([true, false])
  expect(given.made).toHaveLength(1)
})

const sized: Start = { kind: 'size', size }

async function begin(
  what: Start,
  createdType: 'USER' | 'BRAND' = 'USER',
  isForLayouts?: boolean,
): Promise<boolean> {
  await show(createdType)
  return act(() => start.begin(what, isForLayouts))
}

async function show(createdType: 'USER' | 'BRAND') {
  await act(() =>
    render(
      <I18nProvider i18n={i18n}>
        <Probe createdType={createdType} />
      </I18nProvider>,
      { container: host },
    ),
  )
}

function Probe({ createdType }: { createdType: 'USER' | 'BRAND' }) {
  start = useStartDesign(createdType, 'winter')
  return null
}
