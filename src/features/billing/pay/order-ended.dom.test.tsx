import 'fake-indexeddb/auto'
import { i18n } from '@lingui/core'
import { cleanup, render } from '@testing-library/react/pure'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { endSession, startSession } from '#engine/identity/session.ts'
import { useCachedRead } from '#engine/reads/useCachedRead.ts'
import { accountStore } from '#engine/store/account-store.ts'
import { seatsRead } from '#kits/team/seats.ts'
import { dismissToast, shownToasts } from '#ui/overlays/toasts.ts'
import { creditsRead } from '../credit-calls.ts'
import { creditOrder, type Order, planOrder } from './orders.ts'
import { useOrder } from './useOrder.ts'

vi.mock('#engine/store/brands.ts', () => ({ pullBrands: async () => {} }))
vi.mock('#kits/drive/server/refresh-drive.ts', () => ({ refreshDrive: async () => {} }))
vi.mock('#engine/words/page-language.ts', () => ({ pageLanguage: () => 'ko' }))

const me = { idAccount: 7, email: 'ji@ongi.example', fullName: '이지우', image: null }
const idBrand = 3
let isPaid: boolean

beforeEach(() => {
  i18n.loadAndActivate({ locale: 'ko', messages: {} })
  startSession(me, 'token')
  isPaid = false
  vi.stubGlobal('fetch', async (address: string, { method = 'GET' }: RequestInit = {}) => {
    if (method !== 'GET') {
      isPaid = true
      return Response.json({ state: 'PAID', orderStatus: 'PAID', pid: 'sg1', amount: 10, failedMsg: null })
    }
    const [path = ''] = address.split('?')
    if (path.endsWith('/count'))
      return Response.json({ count: 2, invited: 0, max: isPaid ? 10 : 2, hasPlanEnded: false })
    const credits = isPaid ? [{ idCredit: 1 }] : []
    return Response.json({ _embedded: { credits, payments: [], payMethods: [] }, page: { totalPages: 1 } })
  })
})
afterEach(async () => {
  cleanup()
  for (const { id } of shownToasts.get()) dismissToast(id)
  await accountStore(me.idAccount).answers.clear()
  endSession()
  vi.unstubAllGlobals()
})

test('seats and a filtered history that stay on screen are those after the payment', async () => {
  render(<Screen order={planOrder({ idPlan: 2, idPayMethod: 1, periodType: 'MONTHLY' })} />)
  await shows('seats 2, credits 0')
  press()
  await shows('seats 10, credits 1')
})

test('a payment that two screens show has one toast', async () => {
  const order = creditOrder({ idPayMethod: 1, idCreditPlan: 2 })
  render(
    <>
      <Screen order={order} />
      <Screen order={order} />
    </>,
  )
  await shows('seats 2, credits 0')
  press()
  await shows('seats 10, credits 1')
  expect(shownToasts.get().map(({ text }) => text)).toEqual(['크레딧을 충전했어요'])
})

function Screen({ order }: { order: Order }) {
  const { press } = useOrder(idBrand, order.name === 'credit.accumulate' ? 'credit' : 'plan')
  const seats = useCachedRead(seatsRead, { brand: idBrand })
  const credits = useCachedRead(creditsRead, { brand: idBrand, input: { query: { status: 'CHARGE' } } })
  return (
    <button type="button" onClick={() => press(order)}>
      seats {seats.data?.max}, credits {credits.data?.length}
    </button>
  )
}

function press(): void {
  document.querySelector('button')?.click()
}

function shows(text: string): Promise<void> {
  return vi.waitFor(() => expect(document.body.textContent).toContain(text))
}
