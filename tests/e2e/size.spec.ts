import { budgetKb, measureFirstLoads } from '../support/first-load.ts'
import { signUpByScript } from '../support/sign-up.ts'
import { expect, test } from './journey.ts'

/**
 * Screens that need more than the budget until they show their content, in kB: none may grow, none may join. Most of them
 * bring the device's database or an editor before their first words.
 */
const aboveBudget: Readonly<Record<string, number>> = {
  '/brand/guide/brand-profile': 152,
  '/brand/guide/info': 152,
  '/brand/guide/visual': 315,
  '/brand/history': 315,
  '/brand/invite': 261,
  '/brand/logo-maker': 279,
  '/brand/strategy/personality': 172,
  '/brand/strategy/positioning': 229,
}

test('every route shows its content within the budget of JavaScript', async ({ app, device }) => {
  test.setTimeout(300_000)
  const owner = await signUpByScript(app, 'first-load@saegim.example')
  const { context } = await device({ serviceWorkers: 'block' })
  const loads = await measureFirstLoads(context, app.url, owner)
  for (const { address, untilContentKb, untilLiveKb } of loads) {
    console.log(`${address}: ${untilContentKb.toFixed(1)} kB, live at ${untilLiveKb.toFixed(1)} kB`)
  }
  expect(loads.length).toBeGreaterThan(29)
  expect(
    loads.filter(({ address, untilContentKb }) => untilContentKb > (aboveBudget[address] ?? budgetKb)),
  ).toEqual([])
})
