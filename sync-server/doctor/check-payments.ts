import { randomBytes } from 'node:crypto'
import { seoulDayOf } from '#model/time/seoul-day.ts'
import type { Environment } from '../environment/environment.ts'
import { isPublic } from '../environment/this-machine.ts'
import type { Gateway } from '../gateways/payments/gateway.ts'
import { openLemonSqueezy } from '../gateways/payments/lemonsqueezy.ts'
import { openOutsideGateways } from '../gateways/payments/payments.ts'
import { openPaypal } from '../gateways/payments/paypal.ts'
import { bad, type Finding, note, ok } from './finding.ts'

const about = 'payments'
const patienceMs = 10_000
const log = { info: () => {} }

interface Tried {
  readonly name: string
  readonly use: string
  /** Tries its keys. null: it takes them; otherwise why not. */
  readonly ask: () => Promise<string | null>
}

/** Tries the keys of each gateway that is configured; nothing is charged. */
export async function checkPayments(environment: Environment): Promise<Finding[]> {
  const { payments } = environment
  const { gateway: chosen } = payments
  const found = await Promise.all(gatewaysOf(payments).map(checkGateway))
  if (chosen === 'sandbox') {
    const words = 'the sandbox is on: what is bought takes no money.'
    return [isPublic(environment) ? bad(about, words) : note(about, words), ...found]
  }
  if (chosen !== null) return found
  return found.length === 0
    ? [note(about, 'no gateway is configured: nothing is sold.')]
    : [note(about, 'no gateway for cards is configured: nothing is sold for won.'), ...found]
}

function gatewaysOf(payments: Environment['payments']): Tried[] {
  const { gateway: chosen, paypal, lemonSqueezy } = payments
  const ofCards = chosen === null ? [] : openOutsideGateways(payments, log)
  const tried: Tried[] = ofCards.map((gateway) => ({
    name: gateway.name,
    use:
      gateway.name === chosen
        ? 'new cards are registered there'
        : 'cards that it registered are charged there',
    ask: () => lookUpNone(gateway),
  }))
  if (paypal)
    tried.push({
      name: 'paypal',
      use: 'logos are paid in dollars there',
      ask: () => openPaypal(paypal, log).tryKeys(),
    })
  if (lemonSqueezy)
    tried.push({
      name: 'lemonsqueezy',
      use: `plans are paid in dollars there${lemonSqueezy.isTest ? ', with test cards alone' : ''}`,
      ask: () => openLemonSqueezy(lemonSqueezy, log).tryKeys(),
    })
  return tried
}

async function checkGateway({ name, use, ask }: Tried): Promise<Finding> {
  const why = await withPatience(ask())
  return why === null
    ? ok(about, `${name} takes our keys; ${use}.`)
    : bad(about, `${name} does not take a question of ours: ${why}. Check its keys and its address.`)
}

/** Asks for a payment that there cannot be. */
async function lookUpNone(gateway: Gateway): Promise<string | null> {
  const answer = await gateway.lookUp(`doctor-${randomBytes(8).toString('hex')}`, seoulDayOf(Date.now()))
  if (answer === null) return null
  return answer.state === 'UNKNOWN' ? answer.raw : 'it knows a payment that was never made'
}

function withPatience(asked: Promise<string | null>): Promise<string | null> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => resolve('no answer'), patienceMs)
    asked.then(resolve, reject).finally(() => clearTimeout(timer))
  })
}
