import type { BrowserContextOptions, Page } from '@playwright/test'
import { guide } from '#model/documents/guide.ts'
import type { AppServer } from '../support/app-server.ts'
import { createBrand, openAccount, readBrand } from '../support/people.ts'
import { below, createRandom } from '../support/random.ts'
import { openScriptDevice } from '../support/script-device.ts'
import { amountOf } from '../support/size.ts'
import { type Device, expect, installed, test } from './journey.ts'
import { bringSession } from './pages/account.ts'
import { expectSynced, wake } from './pages/sync.ts'
import { field, openStep } from './pages/workbook.ts'

/** `KILLS=50` for more. */
const allKills = amountOf('KILLS', { fast: 3, full: 12 })
/** In one brand at most: the answer has room for the words of as many. */
const killsOfBrand = 12
const brands = Math.ceil(allKills / killsOfBrand)
const firstSeed = Number(process.env.SEED ?? 2026)

const title =
  'the server is killed at random moments while two people type: what was shown as synced is never missing'
for (let at = 0; at < brands; at++) {
  const kills = Math.floor((allKills + at) / brands)
  const seed = firstSeed + at
  test(`${title} (${kills} kills, seed ${seed})`, ({ app, device }) =>
    killWhileTyping(app, device, kills, seed))
}

async function killWhileTyping(
  app: AppServer,
  device: (options: BrowserContextOptions) => Promise<Device>,
  kills: number,
  seed: number,
): Promise<void> {
  test.setTimeout(kills * 60_000)
  const random = createRandom(seed)
  const person = await openAccount(app, '정민서')
  const brand = await createBrand(app, person, '온기')
  const writers = await Promise.all(
    ['갑', '을'].map(async (mark) => {
      // One with the worker, which is installed through the kills; one without.
      const { page, context } = await device(mark === '갑' ? installed : {})
      await bringSession(page, person)
      await openStep(page, 'core/story/background', 'core.background')
      await expectSynced(page)
      return startTyping(page, context.close.bind(context), mark)
    }),
  )

  for (let kill = 0; kill < kills; kill++) {
    await Promise.all(writers.map((writer) => writer.whenSyncedAgain()))
    await Promise.race(writers.map((writer) => writer.afterWords(1 + below(random, 6))))
    await app.kill()
    await Promise.all(writers.map((writer) => writer.afterWords(1 + below(random, 3))))
    await app.start()
    // The first time the devices come back by themselves, which they try ever less often.
    if (kill > 0) await Promise.all(writers.map(({ page }) => wake(page)))
  }
  const typed = (await Promise.all(writers.map((writer) => writer.stop()))).flat()
  await Promise.all(writers.map(({ page }) => expectSynced(page)))

  const wordsOf = (text: unknown) => String(text).split(' ').filter(Boolean).toSorted()
  const [first, second] = writers.map(({ page }) => field(page, 'core.background'))
  if (!first || !second) throw new Error('two write')
  await expect.poll(async () => wordsOf(await first.inputValue())).toEqual(typed.toSorted())
  const text = await first.inputValue()
  await expect(second).toHaveValue(text)
  expect(text.length, 'nothing was refused for want of room').toBeLessThan(guide.core.background.max)
  await expect.poll(async () => (await readBrand(brand, 'core')).background).toBe(text)
  for (const { shown } of writers) expect(shown.size).toBeGreaterThan(kills)

  // Once more, with no device that could send again what was lost.
  for (const writer of writers) writer.start()
  await Promise.all(writers.map((writer) => writer.whenSyncedAgain()))
  await Promise.race(writers.map((writer) => writer.afterWords(1 + below(random, 6))))
  await app.kill()
  await Promise.all(writers.map((writer) => writer.stop()))
  await Promise.all(writers.map((writer) => writer.leave()))
  await app.start()
  const fresh = await openScriptDevice(brand)
  const held = new Set(wordsOf(fresh.text('core.background').toString()))
  fresh.close()
  for (const { shown } of writers) expect([...shown].filter((word) => !held.has(word))).toEqual([])
}

/**
 * A member who types word after word into the long answer and looks at the indicator after each. However slow the
 * machine, no more words than are waited for and two: the answer has room for all of them.
 */
function startTyping(page: Page, leave: () => Promise<void>, mark: string) {
  const typed: string[] = []
  /** Words of this person that stood there while the indicator said that all is synced. */
  const shown = new Set<string>()
  let isGoing = false
  let going = Promise.resolve()
  let told = Promise.withResolvers<void>()
  let isSynced = false
  let mayType = 2

  const type = async () => {
    const answer = field(page, 'core.background')
    await answer.focus()
    while (isGoing) {
      if (typed.length < mayType) {
        const word = `${mark}${typed.length}`
        await answer.press('Control+End')
        typed.push(word)
        await page.keyboard.insertText(`${word} `)
      }
      const seen = await look(page)
      isSynced = seen.isSynced
      if (isSynced) for (const one of seen.text.split(' ')) if (one.startsWith(mark)) shown.add(one)
      told.resolve()
      told = Promise.withResolvers()
    }
  }
  const start = () => {
    isGoing = true
    going = type()
  }
  start()
  return {
    page,
    shown,
    start,
    leave,
    afterWords: async (count: number) => {
      const goal = typed.length + count
      mayType = goal + 2
      while (typed.length < goal) await told.promise
    },
    whenSyncedAgain: async () => {
      isSynced = false
      mayType = Math.max(mayType, typed.length + 1)
      while (!isSynced) await told.promise
    },
    stop: async () => {
      isGoing = false
      await going
      return typed
    },
  }
}

/** Waits a little while for the indicator to settle, then reads it and the field in one step. */
function look(page: Page): Promise<{ isSynced: boolean; text: string }> {
  return page.evaluate(async () => {
    const indicator = document.querySelector('button[data-sync]')
    const isSynced = () => indicator?.getAttribute('data-sync') === 'synced'
    let frame = 0
    do await new Promise((painted) => requestAnimationFrame(painted))
    while (++frame < 12 && !isSynced())
    return {
      isSynced: isSynced(),
      text: document.querySelector<HTMLTextAreaElement>('main textarea')?.value ?? '',
    }
  })
}
