import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import type { BrowserContext } from 'playwright'
import { bringCookies, zippedKb } from '../support/first-load.ts'
import type { ScriptedPerson } from '../support/sign-up.ts'
import type { Figure } from './measure.ts'

const budgetKb = 12
const room = 'features/side-bar/'
/** A step that the side bar has suggestions for, and a screen of the brand without a side bar. */
const [step, other] = ['/work-book/core/story/background', '/brand/guide/core']
const filesOf = resolve(import.meta.dirname, '../../dist/.vite/ssr-manifest.json')

/**
 * JavaScript that the side bar adds to a step until it is opened: all scripts with a part of it that the step has asked for and
 * that a screen without it has not. Scripts are merged, so that it is more than the parts alone.
 */
export async function benchSideBar(
  context: BrowserContext,
  url: string,
  owner: ScriptedPerson,
): Promise<Figure[]> {
  const idBrand = await owner.createBrand('온기')
  await bringCookies(context, url, owner.token, idBrand)
  const elsewhere = await scriptsOf(context, `${url}${other}`, 'button[data-sync=synced]')
  const asked = await scriptsOf(context, `${url}${step}`, 'textarea:not([readonly])')
  const own = scriptsWithParts()
  const value = [...asked]
    .filter((file) => own.has(file) && !elsewhere.has(file))
    .reduce((sum, file) => sum + zippedKb(file), 0)
  return [
    {
      name: 'JavaScript of the closed side bar',
      unit: 'kB',
      value,
      limit: budgetKb,
      limitName: 'budget, gz',
    },
  ]
}

async function scriptsOf(context: BrowserContext, address: string, live: string): Promise<Set<string>> {
  const page = await context.newPage()
  await page.goto(address)
  await page.locator(live).first().waitFor()
  // What comes after the first content, the button of the side bar too.
  await page.waitForLoadState('networkidle')
  const scripts = await page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .map(({ name }) => new URL(name).pathname)
      .filter((file) => file.endsWith('.js')),
  )
  await page.close()
  return new Set(scripts)
}

function scriptsWithParts(): Set<string> {
  const manifest = JSON.parse(readFileSync(filesOf, 'utf8')) as Readonly<Record<string, readonly string[]>>
  const files = Object.entries(manifest).flatMap(([module, files]) => (module.startsWith(room) ? files : []))
  if (files.length === 0) throw new Error('the build has no side bar')
  return new Set(files.filter((file) => file.endsWith('.js')))
}
