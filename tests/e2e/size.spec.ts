import type { AnswerOf } from '#contract/call.ts'
import type { readCampaign } from '#contract/campaign.ts'
import { isWithinBudget, largestStep, measureFirstLoads } from '../support/first-load.ts'
import { signUpByScript } from '../support/sign-up.ts'
import { isFullSize } from '../support/size.ts'
import { expect, test } from './journey.ts'

/** Of each kind that with the most: what it loads is not what one of the others loads. */
const mainScreens: readonly string[] = [
  '/account/signup',
  '/quest/0',
  '/profile',
  '/brand/guide/visual',
  '/brand/strategy/positioning',
  '/brand/ai-tool',
  '/brand/content-planner',
  '/brand/drive',
  '/brand/setting/payment',
  '/work-book/core/story/background',
  largestStep,
]

const isEvery = isFullSize || process.env.SCREEN !== undefined
const title = `${isEvery ? 'every route shows its' : 'the main screens show their'} content within the budget of JavaScript`

test(title, async ({ app, device }) => {
  test.setTimeout(300_000)
  const owner = await signUpByScript(app, 'first-load@saegim.example')
  const { context } = await device({ serviceWorkers: 'block' })
  // While it is open, its form is what is loaded.
  await context.route('**/api/v1/quest/small-business', (route) => route.fulfill({ json: openCampaign }))
  const isLiveAwaited = process.env.SCREEN !== undefined
  const among = (address: string) => isEvery || mainScreens.includes(address)
  const loads = await measureFirstLoads(context, app.url, owner, { isLiveAwaited, among })
  for (const { address, untilContentKb, untilAnswerKb, untilLiveKb, files } of loads) {
    const answer = untilAnswerKb > untilContentKb ? `, answer at ${untilAnswerKb.toFixed(1)} kB` : ''
    const live = untilLiveKb === null ? '' : `, live at ${untilLiveKb.toFixed(1)} kB`
    console.log(`${address}: ${untilContentKb.toFixed(1)} kB${answer}${live}`)
    if (process.env.SCREEN) console.table(files)
  }
  if (isFullSize) expect(loads.length).toBeGreaterThan(26)
  else if (!isEvery) expect(loads.map(({ address }) => address).toSorted()).toEqual(mainScreens.toSorted())
  expect(loads.filter((load) => !isWithinBudget(load))).toEqual([])
})

const day = 86_400_000
const openCampaign: AnswerOf<typeof readCampaign> = {
  key: 'open',
  startsAt: new Date(Date.now() - day).toISOString(),
  endsAt: new Date(Date.now() + day).toISOString(),
  capacity: 1000,
  state: 'OPEN',
  changesAt: null,
  review: null,
}
