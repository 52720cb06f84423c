import { changeColors } from '#contract/visual.ts'
import { createBrand, openAccount } from '../support/people.ts'
import { test } from './journey.ts'
import { bringSession } from './pages/account.ts'

test('look', async ({ app, device }) => {
  const person = await openAccount(app, '한결')
  const brand = await createBrand(app, person, '모락빵집')
  const headers = { authorization: `Bearer ${person.token}`, idBrandHeader: String(brand.idBrand), 'content-type': 'application/json' }
  const sent = async (path: string, body: object) => console.log(path, (await fetch(app.url + path, { method: 'PATCH', headers, body: JSON.stringify(body) })).status)
  await sent(changeColors.path, { main: '#D2AD3C', secondary: '#4F6210', tertiary: '#D97E22' })
  await sent('/api/v1/brand', { name: '모락빵집', industry: 'FNB_BAKERY' })
  const { page } = await device()
  await bringSession(page, person)
  for (const [w, h] of [[1440, 1000], [390, 800]] as const) {
    await page.setViewportSize({ width: w, height: h })
    for (const [name, path] of [['main', '/brand/market'], ['template', '/brand/market/template'], ['bundles', '/brand/market/bundle'], ['bundle', '/brand/market/bundle/4'], ['expand', '/brand/market/bundle-expand/8']] as const) {
      await page.goto(path)
      await page.waitForTimeout(6000)
      await page.screenshot({ path: `/tmp/look/${name}-${w}.png`, fullPage: true })
    }
  }
  await page.setViewportSize({ width: 1440, height: 1000 })
  await page.goto('/brand/market')
  await page.getByText('원래 모습').click()
  await page.waitForTimeout(4000)
  await page.screenshot({ path: `/tmp/look/original-1440.png`, fullPage: true })
})
