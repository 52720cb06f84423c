import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from 'playwright'
import { planner } from '#model/documents/planner.ts'
import { addDays } from '#model/time/seoul-day.ts'
import { startAppServer } from '../../support/app-server.ts'
import { isReadyOffline } from '../../support/offline-ready.ts'
import { openScriptDevice } from '../../support/script-device.ts'
import { signUpByScript } from '../../support/sign-up.ts'
import { type Figure, median, percentile } from '../measure.ts'
import { measureOneStart, openProfile, prepareEmpty } from '../offline-start.ts'
import { signIn } from '../sizes.ts'
import { benchAdding } from './add-entries.ts'
import { measureBoard } from './board-frames.ts'

const { entries } = planner.planner
const count = 2_000
const starts = 5
const slowness = 4
/** ms of a frame of 60 Hz, and of two. */
const [frame, twoFrames] = [16.8, 33.4]
/** Of the start of an empty page, in the same run. */
const mostTimes = 4
const middle = '2026-12-16'
const tile = '[data-entry]'

/** A planner of 2,000 entries: its first paint without a network, and frames while weeks scroll and an entry is dragged. */
export async function benchPlanner(): Promise<Figure[]> {
  await using cleanup = new AsyncDisposableStack()
  const app = await startAppServer()
  cleanup.defer(() => app.remove())
  const owner = await signUpByScript(app, 'planner@saegim.example')
  const idBrand = await owner.createBrand('온기')
  const person = { ...owner, fullName: '한결' }
  const device = await openScriptDevice({ app, person, idBrand } as never, { document: 'planner' })
  const all = Array.from({ length: count }, (_, i) => entryOf(i))
  entries.addAll(device.doc, all)
  await device.settled()
  device.close()

  const profile = mkdtempSync(join(tmpdir(), 'saegim-planner-'))
  cleanup.defer(() => rmSync(profile, { recursive: true, force: true }))
  const url = `${app.url}/brand/content-planner?day=${middle}`
  const open = async () => {
    const context = await openProfile(profile)
    await signIn(context, app.url, owner.token, idBrand)
    return context
  }
  const first = await open()
  const page = await first.newPage()
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto(url)
  await page.locator(tile).first().waitFor()
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null)
  await isReadyOffline(page)
  const frames = await framesOf(page)
  await first.close()
  await app.stop()
  const begun: number[] = []
  for (let i = 0; i < starts; i++) begun.push(await measureOneStart(open, url, tile))
  await using empty = await prepareEmpty()
  const floor: number[] = []
  for (let i = 0; i < starts; i++)
    floor.push(await measureOneStart(() => empty.open(), empty.url, 'textarea'))
  return [
    {
      name: `cold offline start to a month among ${count} entries`,
      unit: 'ms',
      value: median(begun),
      limit: median(floor) * mostTimes,
      limitName: `${mostTimes} × an empty precached page`,
    },
    ...frames,
    ...benchAdding(),
  ]
}

async function framesOf(page: Page): Promise<Figure[]> {
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowness })
  const figures: Figure[] = []
  for (const kind of ['scroll', 'drag'] as const) {
    // The first is a warm-up.
    await measureBoard(page, kind)
    const times = await measureBoard(page, kind)
    const name = `${count} entries, ${kind === 'scroll' ? 'weeks scroll' : 'an entry is dragged'}: a frame`
    const budget = { unit: 'ms', limitName: 'the budget' } as const
    figures.push(
      { name: `${name}, p50`, value: median(times), limit: frame, ...budget },
      { name: `${name}, p95`, value: percentile(times, 95), limit: twoFrames, ...budget },
    )
  }
  return figures
}

/** Spread over a year around the middle, five or six a day, a tenth of them ideas. */
function entryOf(i: number) {
  const title = `글 ${i}: 오늘 구운 빵을 소개해요`
  if (i % 10 === 0) return { title, status: 'IDEA' }
  const day = addDays(middle, (i % 365) - 182)
  const time = `${String(8 + (i % 12)).padStart(2, '0')}:30`
  return { title, day, time, status: 'PLANNED', channels: ['INSTAGRAM'] }
}
