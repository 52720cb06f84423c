import 'fake-indexeddb/auto'
import { i18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { act, cleanup, render } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { endSession, startSession } from '#engine/identity/session.ts'
import { accountStore } from '#engine/store/account-store.ts'
import type { OutboxRow } from '#engine/store/outbox-row.ts'
import type { BrandRole } from '#model/access/roles.ts'
import { palettesOf } from '#model/colour/palettes.ts'
import { type Finalising, useFinalise } from './useFinalise.ts'

const role = vi.hoisted(() => ({ current: null as BrandRole | null }))
vi.mock('#engine/store/useBrandRole.ts', () => ({ useBrandRole: () => role.current }))
vi.mock('#engine/documents/react/useDocument.ts', () => ({ useDocument: () => ({ brand: 7 }) }))
vi.mock('#engine/documents/react/useValue.ts', () => ({ useValue: () => [true, () => {}] }))
vi.mock('#engine/queue/useQueuedField.ts', () => ({ useQueuedField: () => undefined }))
vi.mock('./useReadOnlyReason.ts', () => ({ useReadOnlyReason: () => null }))

const idAccount = 3
const seen = palettesOf('#B4583A')[0]?.colours ?? null
let current: Finalising | null = null

beforeEach(() => {
  vi.stubGlobal('fetch', () => new Promise(() => {}))
  i18n.loadAndActivate({ locale: 'ko', messages: {} })
  startSession({ idAccount, email: 'ji@ongi.example', fullName: '이지우', image: null }, 'token-of-ji')
})
afterEach(async () => {
  cleanup()
  await accountStore(idAccount).outbox.clear()
  endSession()
})

it.each([
  ['BRAND_ROLE_MEMBER', '디자이너 이상의 권한이 있어야 풀 수 있어요.'],
  [null, '권한을 확인하고 있어요.'],
] as const)('with the role %s nothing is reopened, and why is known before', async (given, reason) => {
  await show(given)
  expect(now().reopenRefusal).toBe(reason)
  expect(await act(() => now().reopen())).toBe(false)
  expect(await accountStore(idAccount).outbox.count()).toBe(0)
})

it('a designer reopens', async () => {
  await show('BRAND_ROLE_DESIGNER')
  expect(now().reopenRefusal).toBe(null)
  expect(await act(() => now().reopen())).toBe(true)
  expect(await accountStore(idAccount).outbox.count()).toBe(1)
})

it('a new attempt replaces the refused ones of this brand', async () => {
  const { outbox } = accountStore(idAccount)
  const refused = { name: 'brandVisual.changeColors', state: 'failed', lane: '', message: '거절했어요' }
  for (const brand of [7, 9]) await outbox.add({ ...refused, brand } as unknown as OutboxRow)
  await show('BRAND_ROLE_DESIGNER')
  expect(await act(() => now().finalise())).toBe(true)
  const rows = await outbox.orderBy('n').toArray()
  expect(rows.map(({ brand, state }) => [brand, state])).toEqual([
    [9, 'failed'],
    [7, 'waiting'],
  ])
})

async function show(given: BrandRole | null) {
  role.current = given
  await act(async () =>
    render(
      <I18nProvider i18n={i18n}>
        <Screen />
      </I18nProvider>,
    ),
  )
}

function Screen() {
  current = useFinalise('colours', seen)
  return null
}

function now(): Finalising {
  if (!current) throw new Error('not rendered')
  return current
}
