import { type BrowserContext, chromium } from 'playwright'
import { startAppServer } from '../../support/app-server.ts'
import { chromiumFlags, findOrInstallChromium } from '../../tools/chromium.ts'
import type { Figure } from '../measure.ts'
import { answerQuest, firstAnswers, openLanding } from '../new-user.ts'
import { type Done, Hand, typingSeconds } from './hand.ts'
import { accept, buyPlan, invite, keepResult } from './ways.ts'

/** In seconds: a start may be said to take about a minute while the result comes within it. */
const minute = 60

/**
 * Three ways of a customer, each from the first byte of the landing page: the first result kept in an account, then from there an
 * invitation that a second person has accepted, and a paid plan in the sandbox. Seconds with the typing of a person and without time
 * to read, wait for a mail or look for a card; and presses. The limit is the typing alone, and for the result a minute.
 */
export async function benchFirstValue(): Promise<Figure[]> {
  await using cleanup = new AsyncDisposableStack()
  const app = await startAppServer()
  cleanup.defer(() => app.remove())
  const browser = await chromium.launch({ executablePath: findOrInstallChromium(), args: chromiumFlags })
  cleanup.defer(() => browser.close())
  const hand = new Hand()
  const open = async (): Promise<BrowserContext> => {
    const context = await browser.newContext({
      baseURL: app.url,
      locale: 'ko-KR',
      viewport: { width: 1440, height: 900 },
      permissions: ['clipboard-read', 'clipboard-write'],
    })
    await hand.watch(context)
    return context
  }

  const page = await (await open()).newPage()
  const start = await openLanding(page)
  for (const [label, words] of Object.entries(firstAnswers)) await hand.type(page.getByLabel(label), words)
  await page.getByRole('main').getByRole('button', { name: '이어서 쓰기' }).click()
  await answerQuest(page)
  const result = sinceLanding(start, hand)
  await keepResult(page, hand, app, 'first@saegim.example')
  const kept = sinceLanding(start, hand)

  const guest = await (await open()).newPage()
  const toAccepted = await measure(hand, async () =>
    accept(guest, hand, app, { address: await invite(page), email: 'second@saegim.example' }),
  )
  const toPaid = await measure(hand, () => buyPlan(page, hand))
  return [
    ...figuresOf('landing to the result of the first questions', result, minute),
    ...figuresOf('landing to the result kept in an account', kept),
    ...figuresOf('landing to an invitation accepted by a second person', sumOf(kept, toAccepted)),
    ...figuresOf('landing to a paid plan', sumOf(kept, toPaid)),
  ]
}

interface Measured extends Done {
  readonly seconds: number
}

function sinceLanding(start: number, hand: Hand): Measured {
  return { seconds: (Date.now() - start) / 1000, ...hand.done }
}

/** What this part alone takes. */
async function measure(hand: Hand, work: () => Promise<void>): Promise<Measured> {
  const [begun, before] = [Date.now(), hand.done]
  await work()
  const { presses, letters } = hand.done
  return {
    seconds: (Date.now() - begun) / 1000,
    presses: presses - before.presses,
    letters: letters - before.letters,
  }
}

function sumOf(one: Measured, other: Measured): Measured {
  return {
    seconds: one.seconds + other.seconds,
    presses: one.presses + other.presses,
    letters: one.letters + other.letters,
  }
}

/** `target`: in seconds; left out, the typing alone is the limit. */
function figuresOf(name: string, measured: Measured, target?: number): Figure[] {
  const { seconds, presses, letters } = measured
  return [
    {
      name,
      unit: 's',
      value: seconds,
      limit: target ?? typingSeconds(measured),
      limitName: target === undefined ? `typing ${letters} letters` : 'about a minute',
    },
    {
      name: `${name}: presses`,
      unit: 'count',
      value: presses,
      limit: letters,
      limitName: 'letters beside them',
    },
  ]
}
