import type { Kysely } from 'kysely'
import type { DB } from '#server/database/tables/schema.ts'
import type { Environment } from '#server/environment/environment.ts'
import type { KeyRing } from '#server/keys/key-ring.ts'
import type { Logger } from '#server/logging.ts'
import type { Gateway } from './gateway.ts'
import type { LemonSqueezy, PayPal } from './hosted.ts'
import { openLemonSqueezy } from './lemonsqueezy.ts'
import { openNicepay } from './nicepay.ts'
import { openPaypal } from './paypal.ts'
import { openPortone } from './portone.ts'
import { openSandbox } from './sandbox.ts'
import { openSandboxLemon, type SandboxLemon } from './sandbox-lemon.ts'
import { openSandboxPaypal, type SandboxPaypal } from './sandbox-paypal.ts'
import { openSandboxWebhooks, type SandboxWebhooks } from './sandbox-webhooks.ts'
import { openToss } from './toss.ts'

/** The payment gateways of this deployment. */
export interface Payments {
  /** Where new cards are registered; null: nothing is sold. */
  readonly forNewCards: Gateway | null
  /** The gateway that issued the key of a card; null: it is not configured any more. */
  named(name: string): Gateway | null
  /** Takes dollars for one thing on its own page; null: it is off. */
  readonly paypal: PayPal | null
  /** Sells plans in dollars; null: it is off. */
  readonly lemonSqueezy: LemonSqueezy | null
  /** What the sandbox does besides; left out: it is off. */
  readonly sandbox?: SandboxPages
}

/** Pages of the sandbox where something is paid in dollars, and its webhooks. null: a real one has keys. */
export interface SandboxPages {
  readonly paypal: SandboxPaypal | null
  readonly lemonSqueezy: SandboxLemon | null
  readonly webhooks: SandboxWebhooks
}

/** What the sandbox writes to, and signs its webhooks with. */
interface Opened {
  readonly db: Kysely<DB>
  readonly keys: KeyRing
}

export function openPayments(
  environment: Pick<Environment, 'payments' | 'publicUrl'>,
  { db, keys }: Opened,
  log: Pick<Logger, 'info'>,
): Payments {
  const { gateway, portone, nicepay, toss, paypal, lemonSqueezy } = environment.payments
  const sandbox = gateway === 'sandbox' ? openSandboxPages(environment, { db, keys }) : null
  const configured = [
    ...(sandbox ? [openSandbox(db, { webhooks: sandbox.webhooks })] : []),
    ...openOutsideGateways({ portone, nicepay, toss }, log),
  ]
  const ordered = [
    ...configured.filter(({ name }) => name === gateway),
    ...configured.filter(({ name }) => name !== gateway),
  ]
  return {
    ...ofCards(gateway === null ? [] : ordered),
    paypal: paypal ? openPaypal(paypal, log) : (sandbox?.paypal ?? null),
    lemonSqueezy: lemonSqueezy ? openLemonSqueezy(lemonSqueezy, log) : (sandbox?.lemonSqueezy ?? null),
    ...(sandbox && { sandbox }),
  }
}

function openSandboxPages(
  { payments, publicUrl }: Pick<Environment, 'payments' | 'publicUrl'>,
  { db, keys }: Opened,
): SandboxPages {
  const webhooks = openSandboxWebhooks(db, keys)
  return {
    paypal: payments.paypal ? null : openSandboxPaypal(db, { publicUrl, webhooks }),
    lemonSqueezy: payments.lemonSqueezy ? null : openSandboxLemon(db, { publicUrl, webhooks }),
    webhooks,
  }
}

/** The gateways whose keys are configured. */
export function openOutsideGateways(
  { portone, nicepay, toss }: Pick<Environment['payments'], 'portone' | 'nicepay' | 'toss'>,
  log: Pick<Logger, 'info'>,
): Gateway[] {
  return [
    ...(portone ? [openPortone(portone, log)] : []),
    ...(nicepay ? [openNicepay(nicepay, log)] : []),
    ...(toss ? [openToss(toss, log)] : []),
  ]
}

/** @param gateways The first one takes new cards. */
function ofCards(gateways: readonly Gateway[]): Pick<Payments, 'forNewCards' | 'named'> {
  return {
    forNewCards: gateways[0] ?? null,
    named: (name) => gateways.find((gateway) => gateway.name === name) ?? null,
  }
}
