import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { entryKey, type ShownEntry, showEntry } from '#features/planner-entry/shown-entry.fixture.tsx'
import { planDialogs } from '#kits/commerce/plan-modal.ts'
import { templateOf } from '#kits/design/templates/template.fixture.ts'
import { SceneTemplatesContext } from '#kits/planner/picture/templates-context.ts'
import { planner } from '#model/documents/planner.ts'
import { dismissToast, shownToasts } from '#ui/overlays/toasts.ts'
import DesignsButton from './DesignsButton.tsx'

const id = '12345678-0000-4000-8000-000000000000'
const made = vi.hoisted(() => ({ of: [] as string[], discarded: [] as unknown[], needsPlan: false }))
vi.mock('#kits/commerce/useNeedsPlan.ts', () => ({ useNeedsPlan: () => made.needsPlan }))
vi.mock('#kits/planner/dress/body-of-post.ts', () => ({ bodyOfPost: () => ({}) }))
vi.mock('#kits/planner/dress/make-design.ts', () => ({
  makeDesignOf: async (_: unknown, key: string) => {
    made.of.push(key)
    return id
  },
  discardMade: async (_: unknown, ids: readonly string[]) => void made.discarded.push(...ids),
}))

const { entries } = planner.planner
let shown: ShownEntry

beforeEach(() => Object.assign(made, { of: [], discarded: [], needsPlan: false }))
afterEach(async () => {
  await shown.close()
  for (const { id: toast } of shownToasts.get()) dismissToast(toast)
})

async function open(entry: Parameters<typeof entries.add>[1], isPremium = false): Promise<void> {
  const value = { templates: [templateOf(3, { isPremium })], ask: () => {} }
  shown = await showEntry(
    <SceneTemplatesContext value={value}>
      <DesignsButton month="2026-12" />
    </SceneTemplatesContext>,
    { entry },
  )
}
const press = () =>
  act(async () => fireEvent.click(await screen.findByRole('button', { name: '디자인 모두 만들기' })))

test('designs are made of the entries of the month that show a template, and the toast takes them back', async () => {
  await open({ day: '2026-12-18', template: 3 })
  await act(
    async () =>
      void shown.open.edit((doc) => {
        entries.add(doc, { day: '2026-11-30', template: 3 })
        entries.add(doc, { day: '2026-12-02', pictures: ['file:1'] })
      }),
  )
  await press()
  await waitFor(() => expect(shownToasts.get()).toHaveLength(1))
  expect(made.of).toEqual([entryKey])
  expect(shown.entry()).toMatchObject({ pictures: [`design:${id}`], template: null })
  expect(screen.queryByRole('button')).toBeNull()
  await act(async () => shownToasts.get()[0]?.action?.onPress())
  await waitFor(() => expect(made.discarded).toEqual([id]))
  expect(shown.entry()).toMatchObject({ pictures: null, template: 3 })
})

test('without an entry that shows a template there is no button', async () => {
  await open({ day: '2026-12-18' })
  expect(screen.queryByRole('button')).toBeNull()
})

test('a premium template leads to the plans where the plan is too small, and nothing is made', async () => {
  made.needsPlan = true
  await open({ day: '2026-12-18', template: 3 }, true)
  await press()
  expect(planDialogs.get()).toMatchObject({ name: 'premium', payload: { id: 3, after: 'stay' } })
  planDialogs.close()
  expect([made.of, shown.entry().template]).toEqual([[], 3])
})
