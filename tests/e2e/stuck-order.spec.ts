import { mkdir } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import type { AppServer } from '../support/app-server.ts'
import {
  codeOfSecret,
  createBrand,
  inDatabase,
  openAccount,
  openStaff,
  password,
  readBrand,
} from '../support/people.ts'
import { buyCredits, registerCard } from '../support/plans.ts'
import { expect, test } from './journey.ts'
import { expectNoBarrier } from './pages/barriers.ts'
import { button, pressByKey } from './pages/billing.ts'

const neverArrives = '9000000000001058'
/** A folder for pictures of the screens; none are taken without it. */
const pictures = process.env.PICTURES

test('an operator closes a payment that never arrived, and gives back what was taken in another amount', {
  tag: '@all',
}, async ({ app, device }) => {
  const owner = await openAccount(app, '한결')
  const [first, second] = [await createBrand(app, owner, '온기'), await createBrand(app, owner, '온기 둘')]
  const pids: string[] = []
  for (const brand of [first, second])
    pids.push(await buyCredits(brand, await registerCard(brand, neverArrives)))
  const [lost = '', other = ''] = pids
  await inDatabase(app, async ({ pool }) => {
    // The job that asks the gateway by itself does not come first.
    await pool.query('alter table payment_attempt disable trigger payment_attempt_kept')
    await pool.query(
      `update payment_attempt set started_at = now() - interval '11 minutes', lease_until = now(), look_at = now() + interval '1 hour'
       where pid = any($1)`,
      [pids],
    )
    await pool.query('alter table payment_attempt enable trigger payment_attempt_kept')
    await pool.query(
      `insert into sandbox_payment (order_ref, txn, amount, billing_key) values ($1, 'other amount', 9000, 'none')`,
      [`${other}-1`],
    )
  })
  const staff = await openStaff(app, '지우', 'OPERATOR')
  const { page: desk } = await device()
  await openOrder(app, desk, lost, staff)

  await expect(desk.getByRole('heading', { name: '살펴볼 것' })).toBeVisible()
  await expect(desk.getByText('결제됐는지 아직 몰라요.')).toBeVisible()
  await expectNoBarrier(desk)
  await takePictures(desk, 'unknown')
  await pressByKey(button(desk, '결제되지 않은 것으로 닫기'))
  const confirm = desk.getByRole('alertdialog')
  await expect(confirm).toContainText('나중에 결제된 것을 알게 되면 모두 환불해요.')
  await takePictures(desk, 'close')
  await pressByKey(button(confirm, '결제되지 않은 것으로 닫기'))
  await expect(
    desk.getByText('결제되지 않은 것으로 닫았어요. 이 브랜드는 다시 결제할 수 있어요.'),
  ).toBeVisible()

  await desk.goto(`/operator?view=orders&id=${other}`)
  await pressByKey(button(desk, '다시 조회하기'))
  await expect(desk.getByText('결제사에 있는 돈: ₩9,000 · 주문한 금액: ₩10,000')).toBeVisible()
  const giveBack = button(desk, '모두 돌려주고 닫기')
  await expect(giveBack).toHaveAttribute('aria-disabled', 'true')
  await desk.getByLabel('돌려주는 이유').fill('다른 금액이 결제됐어요')
  await expectNoBarrier(desk)
  await takePictures(desk, 'other-amount')
  await pressByKey(giveBack)
  await pressByKey(button(confirm, '모두 돌려주기'))
  await expect(desk.getByText('환불했어요. 고객에게 메일로 알려요.')).toBeVisible()
  await expectNoBarrier(desk)
  await takePictures(desk, 'returned')
  for (const brand of [first, second]) expect((await readBrand(brand)).credit).toBe(brand === first ? 100 : 0)
})

async function openOrder(
  { url }: AppServer,
  desk: Page,
  pid: string,
  { email, secret }: { readonly email: string; readonly secret: string },
): Promise<void> {
  await desk.goto(`${url}/operator?view=orders&id=${pid}`)
  await desk.getByLabel('이메일').fill(email)
  await desk.getByLabel('비밀번호', { exact: true }).fill(password)
  await desk.getByLabel('인증 앱의 코드').fill(codeOfSecret(secret, 1))
  await desk.keyboard.press('Enter')
}

async function takePictures(page: Page, name: string): Promise<void> {
  if (pictures === undefined) return
  await mkdir(pictures, { recursive: true })
  for (const [colorScheme, width] of [
    ['light', 1440],
    ['dark', 390],
  ] as const) {
    await page.emulateMedia({ colorScheme })
    await page.setViewportSize({ width, height: 900 })
    await page.screenshot({ path: `${pictures}/${name}-${width}.png`, fullPage: true })
  }
}
