import type { BrowserContext } from 'playwright'
import { zippedKb } from '../../support/first-load.ts'
import type { Figure } from '../measure.ts'

const budgetKb = 70

interface Screen {
  readonly address: string
  /** Selector of what is there once the screen can be worked with. */
  readonly live: string
}

/** JavaScript that the editor has asked for when the layers of its page can be pressed, beyond that of the screen before it. */
export async function benchCodeSize(
  context: BrowserContext,
  before: Screen,
  editor: Screen,
): Promise<Figure[]> {
  const known = new Set(await scriptsOf(context, before))
  const own = (await scriptsOf(context, editor)).filter((file) => !known.has(file))
  const value = own.reduce((sum, file) => sum + zippedKb(file), 0)
  return [{ name: 'JavaScript of the editor', unit: 'kB', value, limit: budgetKb, limitName: 'budget, gz' }]
}

async function scriptsOf(context: BrowserContext, { address, live }: Screen): Promise<string[]> {
  const page = await context.newPage()
  await page.goto(address)
  await page.locator(live).first().waitFor({ state: 'attached' })
  const scripts = await page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .map(({ name }) => new URL(name).pathname)
      .filter((file) => file.endsWith('.js')),
  )
  await page.close()
  return [...new Set(scripts)]
}
