import { readFileSync } from 'node:fs'
import { unzipSync } from 'fflate'
import { createBrand, joinBrand, openAccount } from '../support/people.ts'
import { expect, installed, test } from './journey.ts'
import { bringSession } from './pages/account.ts'
import { expectSynced, waitUntilOfflineReady } from './pages/sync.ts'

test('a design is made by its size, renamed and moved without a network, and made a template that a member only uses', {
  tag: '@all',
}, async ({ app, device }) => {
  const owner = await openAccount(app, '한결')
  const member = await openAccount(app, '이지우')
  const brand = await createBrand(app, owner, '온기')
  await joinBrand(brand, member, 'BRAND_ROLE_MEMBER')
  const { page, context } = await device(installed)
  await bringSession(page, owner)
  await page.goto('/brand/design')

  // By its size: a form, then a side of one's own that keeps the ratio.
  await page.getByRole('button', { name: '새 디자인' }).click()
  const dialog = page.getByRole('dialog', { name: '새 디자인' })
  await expect(dialog.getByRole('button', { name: '만들기' })).toHaveAttribute('aria-disabled', 'true')
  await dialog.getByLabel('크기 이름으로 찾기').fill('ㅇㅅㅌㄱㄹ')
  await dialog.getByRole('button', { name: '인스타그램 스토리' }).click()
  await dialog.getByLabel('비율 고정').check()
  await dialog.getByLabel('너비').fill('540')
  await expect(dialog.getByLabel('높이')).toHaveValue('960')
  await dialog.getByRole('button', { name: '만들기' }).click()
  await expect(page.getByText('540 × 960 px')).toBeVisible()
  await page.getByRole('button', { name: '이름 바꾸기' }).click()
  await page.getByLabel('디자인 이름').fill('겨울 소식')
  await page.getByRole('button', { name: '저장', exact: true }).click()
  await expect(page.getByRole('heading', { name: '겨울 소식', level: 1 })).toBeVisible()

  await page.goto('/brand/design')
  await page.getByRole('button', { name: '새 폴더' }).click()
  await page.getByLabel('폴더 이름').fill('12월')
  await page.getByRole('button', { name: '만들기', exact: true }).click()
  await expect(page.getByRole('row', { name: /폴더 12월/ })).toBeVisible()
  await expectSynced(page)
  await expect(page.getByRole('row', { name: '겨울 소식' })).toBeVisible()
  await waitUntilOfflineReady(page)

  await context.setOffline(true)
  await page.getByRole('row', { name: '겨울 소식' }).click()
  await page.keyboard.press('F2')
  await page.getByLabel('겨울 소식의 새 이름').fill('겨울 인사')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('link', { name: '겨울 인사' })).toBeVisible()
  await page.getByRole('toolbar', { name: '고른 것' }).getByRole('button', { name: '옮기기' }).click()
  await page.getByRole('dialog').getByRole('row', { name: '12월' }).click()
  await page.getByRole('button', { name: '여기로 옮기기' }).click()
  await expect(page.getByRole('row', { name: '폴더 12월, 1개' })).toBeVisible()

  await context.setOffline(false)
  await expectSynced(page)
  const other = await device()
  await bringSession(other.page, owner)
  await other.page.goto('/brand/design')
  await other.page.getByRole('row', { name: '폴더 12월, 1개' }).dblclick()
  await other.page.getByRole('link', { name: '겨울 인사' }).click()
  await other.page.getByRole('button', { name: '브랜드 템플릿으로' }).click()
  await expect(other.page.getByText('브랜드 템플릿을 만들었어요').first()).toBeVisible()
  await expectSynced(other.page)

  const theirs = await device()
  await bringSession(theirs.page, member)
  await theirs.page.goto('/brand/brand-template')
  await theirs.page.getByRole('link', { name: '겨울 인사' }).click()
  await expect(theirs.page.getByText('브랜드 템플릿은 디자이너 이상이 고쳐요.')).toBeVisible()
  await expect(theirs.page.getByRole('button', { name: '이름 바꾸기' })).toBeHidden()
  await theirs.page.getByRole('button', { name: '이 템플릿으로 시작' }).click()
  await expect(theirs.page).toHaveURL(/\/brand\/design\//)
})

test('in a folder a design begins with the market, another one and a template, also without a network, and several are one archive', {
  tag: '@all',
}, async ({ app, device }) => {
  const owner = await openAccount(app, '한결')
  await createBrand(app, owner, '온기')
  const { page, context } = await device(installed)
  await bringSession(page, owner)
  await page.goto('/brand/design')
  await page.getByRole('button', { name: '새 폴더' }).click()
  await page.getByLabel('폴더 이름').fill('12월')
  await page.getByRole('button', { name: '만들기', exact: true }).click()
  await page.getByRole('row', { name: /폴더 12월/ }).dblclick()
  await page.getByRole('heading', { name: '빈 폴더' }).waitFor()
  const folder = page.url()

  // From the market over the library, and from the market itself.
  await begin('마켓', 'ㅇㅅㅈㄱㄱㅍ', '여섯 줄 가격판')
  await expect(page.getByRole('heading', { name: '여섯 줄 가격판', level: 1 })).toBeVisible()
  await page.goto(folder)
  await page.getByRole('link', { name: '템플릿에서 시작' }).click()
  await expect(page.getByText('고른 템플릿은 ‘12월’ 폴더에 만들어져요.')).toBeVisible()
  await page.getByRole('link', { name: '템플릿 묶음' }).click()
  await page.getByRole('link', { name: '템플릿 마켓' }).last().click()
  await page.getByLabel('템플릿 찾기').fill('문에 붙이는 영업시간')
  await page.getByRole('button', { name: '문에 붙이는 영업시간 바로 쓰기' }).click()
  await expect(page.getByRole('heading', { name: '문에 붙이는 영업시간', level: 1 })).toBeVisible()
  await expectSynced(page)
  await waitUntilOfflineReady(page)

  await context.setOffline(true)
  await page.goto(folder)
  await expect(page.getByRole('link', { name: '여섯 줄 가격판' })).toBeVisible()
  await begin('내 템플릿', 'ㅇㅅㅈ', '여섯 줄 가격판')
  await expect(page.getByRole('heading', { name: '여섯 줄 가격판 복사본', level: 1 })).toBeVisible()
  await page.goto(folder)
  await page.getByRole('row', { name: '문에 붙이는 영업시간' }).click()
  await page.keyboard.press('Control+a')
  await page.getByRole('toolbar', { name: '고른 것' }).getByRole('button', { name: '내려받기' }).click()
  const dialog = page.getByRole('dialog', { name: '디자인 3개 내려받기' })
  const download = page.waitForEvent('download')
  await dialog.getByRole('button', { name: '이 기기에 내려받기' }).click()
  const file = await download
  expect(file.suggestedFilename()).toBe('12월.zip')
  const entries = Object.keys(unzipSync(readFileSync(await file.path())))
  expect(entries.sort()).toEqual([
    '문에 붙이는 영업시간.pdf',
    '여섯 줄 가격판 복사본.pdf',
    '여섯 줄 가격판.pdf',
  ])
  await expect(dialog).toBeHidden()

  await context.setOffline(false)
  await expectSynced(page)
  await page.goto('/brand/design')
  await expect(page.getByRole('row', { name: '폴더 12월, 3개' })).toBeVisible()

  async function begin(tab: string, query: string, name: string): Promise<void> {
    await page.getByRole('button', { name: '새 디자인' }).click()
    const create = page.getByRole('dialog', { name: '새 디자인' })
    await create.getByRole('tab', { name: tab, exact: true }).click()
    await create.getByRole('searchbox').fill(query)
    await create.getByRole('option', { name }).first().click()
    await create.getByRole('button', { name: '만들기' }).click()
  }
})

test('a folder that is thrown away on one device keeps what another member made in it, and both see it back', {
  tag: '@all',
}, async ({ app, device }) => {
  const owner = await openAccount(app, '한결')
  const member = await openAccount(app, '이지우')
  const brand = await createBrand(app, owner, '온기')
  await joinBrand(brand, member, 'BRAND_ROLE_MEMBER')
  const [mine, theirs] = [await device(), await device()]
  await bringSession(mine.page, owner)
  await bringSession(theirs.page, member)
  await theirs.page.goto('/brand/design')
  await theirs.page.getByRole('button', { name: '새 폴더' }).click()
  await theirs.page.getByLabel('폴더 이름').fill('겨울')
  await theirs.page.getByRole('button', { name: '만들기', exact: true }).click()
  await expectSynced(theirs.page)

  await mine.page.goto('/brand/design')
  await mine.page.getByRole('row', { name: /폴더 겨울/ }).dblclick()
  await mine.page.getByRole('heading', { name: '빈 폴더' }).waitFor()
  await mine.page.getByRole('button', { name: '새 디자인' }).click()
  await mine.page
    .getByRole('dialog')
    .getByRole('button', { name: /^인스타그램 스토리/ })
    .click()
  await mine.page.getByRole('dialog').getByRole('button', { name: '만들기' }).click()
  await expect(mine.page.getByRole('heading', { name: '인스타그램 스토리', level: 1 })).toBeVisible()
  await expectSynced(mine.page)

  // The member does not manage it: it is at the top for as long as the folder is in the trash.
  await theirs.page.reload()
  await theirs.page.getByRole('row', { name: '폴더 겨울, 1개' }).click()
  await theirs.page.keyboard.press('Delete')
  await expect(theirs.page.getByRole('link', { name: '인스타그램 스토리' })).toBeVisible()
  await mine.page.goto('/brand/design')
  await expect(mine.page.getByRole('link', { name: '인스타그램 스토리' })).toBeVisible()
  await expect(mine.page.getByRole('row', { name: /폴더 겨울/ })).toBeHidden()

  await theirs.page.goto('/brand/trash')
  await theirs.page.getByRole('row', { name: /폴더 겨울/ }).click()
  await theirs.page
    .getByRole('toolbar', { name: '고른 것' })
    .getByRole('button', { name: '되돌리기' })
    .click()
  await expectSynced(theirs.page)
  for (const { page } of [mine, theirs]) {
    await page.goto('/brand/design')
    await expect(page.getByRole('row', { name: '폴더 겨울, 1개' })).toBeVisible()
    await page.getByRole('row', { name: '폴더 겨울, 1개' }).dblclick()
    await expect(page.getByRole('link', { name: '인스타그램 스토리' })).toBeVisible()
  }
})
