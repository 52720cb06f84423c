import { freshEmail, listBrands, logIn as logInByScript, openAccount, readBrand } from '../support/people.ts'
import { expect, test } from './journey.ts'
import { logIn, nameBrand, signUp } from './pages/account.ts'
import { expectSync, expectSynced, indicator } from './pages/sync.ts'
import { answer, field, goOn, openStep } from './pages/workbook.ts'

test('a brand begun without an account is synced after sign-up, without loss and without typing again', async ({
  app,
  device,
}) => {
  const { page } = await device()
  await page.goto('/quest/0')
  await nameBrand(page, '소담상회')
  await expectSync(page, 'savedHere')
  await page.getByRole('link', { name: '쓰기 시작하기', exact: true }).click()
  await answer(page, 'core.target', '동네에서 장을 보는 사람')
  await answer(page, 'core.discomfort', '무엇이 제철인지 알기 어려운 불편')
  await goOn(page)
  await answer(page, 'core.purposeManifesto', '제철을 아는 장보기를 만듭니다.')
  await openStep(page, 'core/story/explanation', 'core.brandName')
  await answer(page, 'core.brandName', '소담')

  await page.reload()
  await expect(field(page, 'core.brandName')).toHaveValue('소담')
  await openStep(page, 'core/purpose/why', 'core.target')
  await expect(field(page, 'core.target')).toHaveValue('동네에서 장을 보는 사람')

  await page.goto('/brand')
  await page.getByRole('main').getByRole('button', { name: '가입하기' }).click()
  await expect(page.getByRole('dialog', { name: '새김 시작하기' })).toBeVisible()
  const email = freshEmail()
  await signUp(page, app, { email, fullName: '오세라', wrongCodeFirst: true })
  await expect(page.getByRole('dialog')).toBeHidden()
  await expect(page.getByRole('heading', { level: 1, name: '소담상회' })).toBeVisible()
  await expectSynced(page)

  const person = await logInByScript(app, email)
  const brands = await listBrands(app, person)
  expect(brands.map(({ name }) => name)).toEqual(['소담상회'])
  const brand = { app, person, idBrand: brands[0]?.id ?? 0 }
  await expect
    .poll(() => readBrand(brand, 'core'))
    .toMatchObject({
      target: '동네에서 장을 보는 사람',
      discomfort: '무엇이 제철인지 알기 어려운 불편',
      purposeManifesto: '제철을 아는 장보기를 만듭니다.',
      brandName: '소담',
      background: null,
    })
  expect((await readBrand(brand)).name).toBe('소담상회')

  await openStep(page, 'core/purpose/why', 'core.target')
  await expect(field(page, 'core.target')).toHaveValue('동네에서 장을 보는 사람')
  await page.goto('/profile')
  await expect(page.getByRole('button', { name: '소담상회 열기' })).toHaveCount(1)
  await page.goto('/brand')
  await expect(indicator(page)).toHaveAttribute('data-sync', 'synced')
})

test('a brand begun before logging in is in the account after logging in', { tag: '@all' }, async ({
  app,
  device,
}) => {
  const person = await openAccount(app, '윤나래')
  const { page } = await device()
  await page.goto('/quest/0')
  await nameBrand(page, '나래문구')
  await openStep(page, 'core/story/what', 'core.what')
  await answer(page, 'core.what', '오래 쓰는 공책')
  await logIn(page, person)
  await expect(page.getByRole('heading', { level: 1, name: '나래문구' })).toBeVisible()
  await expectSynced(page)
  const brands = await listBrands(app, person)
  expect(brands.map(({ name }) => name)).toEqual(['나래문구'])
  await expect
    .poll(() => readBrand({ app, person, idBrand: brands[0]?.id ?? 0 }, 'core'))
    .toMatchObject({ what: '오래 쓰는 공책' })
})
