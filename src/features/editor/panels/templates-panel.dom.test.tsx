import { act } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Template } from '#kits/design/templates/templates-read.ts'
import { closeEditor, type OpenEditor, press, showEditor, textLayer } from './panels.fixture.tsx'
import TemplatesPanel from './templates/TemplatesPanel.tsx'

const market = vi.hoisted(() => ({ templates: [] as unknown[], needsPlan: false, plans: [] as unknown[] }))
vi.mock('#kits/design/dress/useDress.ts', async () => {
  const { brand } = await import('./brand.fixture.ts')
  return { useDress: () => brand }
})
vi.mock('#kits/design/templates/useTemplates.ts', () => ({
  useTemplates: () => ({ all: market.templates, state: { kind: 'fresh' }, reload: () => {} }),
}))
vi.mock('#kits/commerce/useNeedsPlan.ts', () => ({ useNeedsPlan: () => market.needsPlan }))
vi.mock('#kits/commerce/plan-modal.ts', () => ({
  openPremium: (wanted: unknown) => market.plans.push(wanted),
}))
vi.mock('#kits/design/premium/usePremiumOffer.ts', () => ({
  usePremiumOffer: () => ({ title: 'Basic', level: 10, price: null, count: null }),
}))
vi.mock('#kits/design/cards/CardPicture.tsx', () => ({ CardPicture: () => null }))

let editor: OpenEditor

beforeEach(async () => {
  const { templateOf } = await import('#kits/design/templates/template.fixture.ts')
  const plain = templateOf(1)
  const pages: Template['body']['pages'] = [
    { id: 'cover', background: '{color.main}', layers: [textLayer('title') as never] },
  ]
  const own: Template = { ...plain, body: { ...plain.body, width: 300, height: 400, pages } }
  market.templates = [own, { ...own, idTemplate: 2, name: '둘째', isPremium: true }]
  market.needsPlan = false
  market.plans = []
})

afterEach(() => closeEditor(editor))

const ids = () => editor.body().pages.map(({ id }) => id)

test('an empty design takes the pages of a template at once, as one step of undo', async () => {
  editor = await showEditor(<TemplatesPanel />)
  await press('템플릿 1')
  expect(editor.body().pages).toMatchObject([{ background: '{color.main}', layers: [{ text: '글' }] }])
  await act(async () => editor.open.undo())
  expect(ids()).toEqual(['page'])
})

test('a design with layers is asked about, and keeps its page where the pages are added after it', async () => {
  editor = await showEditor(<TemplatesPanel />, { layers: [textLayer('mine')] })
  await press('템플릿 1')
  expect(ids()).toEqual(['page'])
  await press('쪽으로 넣기')
  expect(ids()).toHaveLength(2)
  expect(ids()[0]).toBe('page')
  expect(editor.state.page.get()).toBe(ids()[1])
})

test('the page that is shown is replaced where that is asked for', async () => {
  editor = await showEditor(<TemplatesPanel />, { layers: [textLayer('mine')] })
  await press('템플릿 1')
  await press('이 쪽 바꾸기')
  expect(editor.body().pages).toMatchObject([{ background: '{color.main}' }])
})

test('a premium template leads to the plans where the brand’s is too small', async () => {
  market.needsPlan = true
  editor = await showEditor(<TemplatesPanel />)
  await press('둘째')
  expect(market.plans).toEqual([{ kind: 'template', id: 2, after: 'stay' }])
  expect(ids()).toEqual(['page'])
})
