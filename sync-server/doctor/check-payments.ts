import { randomBytes } from 'node:crypto'
import { seoulDayOf } from '#model/time/seoul-day.ts'
import type { Environment } from '../environment/environment.ts'
import { isPublic } from '../environment/this-machine.ts'
import type { Gateway } from '../gateways/payments/gateway.ts'
import { openOutsideGateways } from '../gateways/payments/payments.ts'
import { bad, type Finding, note, ok } from './finding.ts'

const about = 'payments'
const patienceMs = 10_000

/** Asks each gateway for a payment that it cannot have: its keys are tried, and nothing is charged. */
export async function checkPayments(environment: Environment): Promise<Finding[]> {
  const { gateway: chosen } = environment.payments
  if (chosen === null) return [note(about, 'no gateway is configured: nothing is sold.')]
  const gateways = openOutsideGateways(environment.payments, { info: () => {} })
  const found = await Promise.all(gateways.map((gateway) => checkGateway(gateway, gateway.name === chosen)))
  if (chosen !== 'sandbox') return found
  const words = 'the sandbox is on: what is bought takes no money.'
  return [isPublic(environment) ? bad(about, words) : note(about, words), ...found]
}

async function checkGateway(gateway: Gateway, takesNewCards: boolean): Promise<Finding> {
  const use = takesNewCards ? 'new cards are registered there' : 'cards that it registered are charged there'
  const asked = gateway.lookUp(`doctor-${randomBytes(8).toString('hex')}`, seoulDayOf(Date.now()))
  const answer = await withPatience(asked)
  if (answer === null) return ok(about, `${gateway.name} takes our keys; ${use}.`)
  const why = answer.state === 'UNKNOWN' ? answer.raw : 'it knows a payment that was never made'
  return bad(
    about,
    `${gateway.name} does not take a question of ours: ${why}. Check its keys and its address.`,
  )
}

function withPatience<Answer>(asked: Promise<Answer>): Promise<Answer | { state: 'UNKNOWN'; raw: string }> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => resolve({ state: 'UNKNOWN', raw: 'no answer' }), patienceMs)
    asked.then(resolve, reject).finally(() => clearTimeout(timer))
  })
}
