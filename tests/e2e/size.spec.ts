import type { AnswerOf } from '#contract/call.ts'
import type { readCampaign } from '#contract/campaign.ts'
import { answerBudgetKb, budgetKb, measureFirstLoads, tolerance } from '../support/first-load.ts'
import { signUpByScript } from '../support/sign-up.ts'
import { expect, test } from './journey.ts'

test('every route shows its content within the budget of JavaScript', async ({ app, device }) => {
  test.setTimeout(300_000)
  const owner = await signUpByScript(app, 'first-load@saegim.example')
  const { context } = await device({ serviceWorkers: 'block' })
  // While it is open, its form is what is loaded.
  await context.route('**/api/v1/quest/small-business', (route) => route.fulfill({ json: openCampaign }))
  const isLiveAwaited = process.env.SCREEN !== undefined
  const loads = await measureFirstLoads(context, app.url, owner, { isLiveAwaited })
  for (const { address, untilContentKb, untilAnswerKb, untilLiveKb, files } of loads) {
    const answer = untilAnswerKb > untilContentKb ? `, answer at ${untilAnswerKb.toFixed(1)} kB` : ''
    const live = untilLiveKb === null ? '' : `, live at ${untilLiveKb.toFixed(1)} kB`
    console.log(`${address}: ${untilContentKb.toFixed(1)} kB${answer}${live}`)
    if (process.env.SCREEN) console.table(files)
  }
  if (!process.env.SCREEN) expect(loads.length).toBeGreaterThan(26)
  expect(
    loads.filter(
      ({ untilContentKb, untilAnswerKb }) =>
        untilContentKb > budgetKb * tolerance || untilAnswerKb > answerBudgetKb * tolerance,
    ),
  ).toEqual([])
})

const day = 86_400_000
const openCampaign: AnswerOf<typeof readCampaign> = {
  key: 'open',
  startsAt: new Date(Date.now() - day).toISOString(),
  endsAt: new Date(Date.now() + day).toISOString(),
  capacity: 1000,
  state: 'OPEN',
  changesAt: null,
}
