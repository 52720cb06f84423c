import { type BrowserContext, chromium } from 'playwright'
import { startAppServer } from '../support/app-server.ts'
import { budgetKb, measureFirstLoads } from '../support/first-load.ts'
import { signUpByScript } from '../support/sign-up.ts'
import { chromiumFlags, findOrInstallChromium } from '../tools/chromium.ts'
import type { Figure } from './measure.ts'
import { benchSideBar } from './side-bar.ts'

/** JavaScript that a browser without a worker had asked for when a route showed its content, and when it was live. */
export async function benchSizes(): Promise<Figure[]> {
  await using cleanup = new AsyncDisposableStack()
  const app = await startAppServer()
  cleanup.defer(() => app.remove())
  const owner = await signUpByScript(app, 'first-load@saegim.example')
  const browser = await chromium.launch({ executablePath: findOrInstallChromium(), args: chromiumFlags })
  cleanup.defer(() => browser.close())
  const context = await browser.newContext({ serviceWorkers: 'block', locale: 'ko-KR' })
  const loads = await measureFirstLoads(context, app.url, owner, { isLiveAwaited: true })
  const sideBar = await benchSideBar(context, app.url, owner)
  const screens = loads.flatMap(({ address, untilContentKb, untilAnswerKb, answerBudget, untilLiveKb }) => [
    figure(`JavaScript until ${address} shows its content`, untilContentKb, budgetKb),
    ...(untilAnswerKb > untilContentKb
      ? [figure(`JavaScript until ${address} can be answered`, untilAnswerKb, answerBudget)]
      : []),
    ...(untilLiveKb !== null && untilLiveKb > untilAnswerKb
      ? [figure(`JavaScript until ${address} can be worked with`, untilLiveKb, budgetKb)]
      : []),
  ])
  return [...screens, ...sideBar]
}

function figure(name: string, value: number, limit: number): Figure {
  return { name, unit: 'kB', value, limit, limitName: 'budget until content, gz' }
}

export async function signIn(
  context: BrowserContext,
  url: string,
  token: string,
  idBrand: number,
): Promise<void> {
  await context.addCookies([
    { name: 'saegim-access-token', value: token, url },
    { name: 'saegim-brand-id', value: String(idBrand), url },
  ])
  const session = JSON.stringify({
    idAccount: 1,
    email: 'size@saegim.example',
    fullName: '한결',
    image: null,
  })
  await context.addInitScript((kept) => localStorage.setItem('saegim-session', kept), session)
}
