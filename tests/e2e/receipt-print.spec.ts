import { writeFile } from 'node:fs/promises'
import { linesOfPdf, pagesOfPdf } from '../support/pdf-text.ts'
import { createBrand, openAccount } from '../support/people.ts'
import { buyCredits, registerCard } from '../support/plans.ts'
import { expect, test } from './journey.ts'
import { logIn } from './pages/account.ts'

test(
  'of a receipt the sheet alone is printed, on one page, light in the dark theme too',
  { tag: '@all' },
  async ({ app, device }, info) => {
    const owner = await openAccount(app, '한결')
    const brand = await createBrand(app, owner, '온기')
    const pid = await buyCredits(brand, await registerCard(brand, '4242424242424242'))
    const { page } = await device({ colorScheme: 'dark' })
    await logIn(page, owner)
    await page.goto(`/brand/setting/payment/${pid}`)
    const sheet = page.getByRole('article')
    await expect(sheet).toContainText('₩10,000')
    await page.evaluate(() => {
      window.print = () => document.body.setAttribute('data-asked-to-print', '')
    })
    await page.getByRole('button', { name: '인쇄하기' }).press('Enter')
    await expect(page.locator('[data-asked-to-print]')).toHaveCount(1)

    await page.emulateMedia({ media: 'print' })
    // Nothing of the frame, of the sandbox and of the buttons is left.
    for (const gone of ['complementary', 'banner', 'navigation', 'button', 'link', 'dialog'] as const)
      await expect(page.getByRole(gone)).toHaveCount(0)
    const ink = await sheet.evaluate((element) => getComputedStyle(element).color)
    expect(brightness(ink), ink).toBeLessThan(0.4)
    const path = info.outputPath('receipt.pdf')
    await writeFile(path, await page.pdf({ format: 'A4' }))
    expect(pagesOfPdf(path)).toBe(1)
    const text = linesOfPdf(path)
    expect(text).toContain('효력없는영수증이에요')
    expect(text.startsWith('결제영수증')).toBe(true)
    for (const words of [
      '크레딧1,000개결제됨',
      `결제번호${pid}`,
      '구매자온기',
      '카드Visa4242',
      '공급가액₩9,091',
      '부가세₩909',
      '합계₩10,000',
    ])
      expect(text).toContain(words)
    for (const words of ['PDF', '인쇄하기', '결제와플랜', '플랜보기', '시험용카드번호'])
      expect(text).not.toContain(words)
  },
)

/** From 0 for black to 1 for white, of a colour as the browser computes it. */
function brightness(colour: string): number {
  const [, red = '0', green = '0', blue = '0'] = /rgba?\((\d+), (\d+), (\d+)/.exec(colour) ?? []
  if (!colour.startsWith('rgb')) return Number(/oklch\(([\d.]+)/.exec(colour)?.[1] ?? Number.NaN)
  return (Number(red) + Number(green) + Number(blue)) / 3 / 255
}
