import type { Kysely } from 'kysely'
import type { DB } from '#server/database/tables/schema.ts'
import type { Environment } from '#server/environment/environment.ts'
import type { Gateway } from './gateway.ts'
import { openSandbox } from './sandbox.ts'

/** The payment gateways of this deployment. */
export interface Payments {
  /** Where new cards are registered; null: nothing is sold. */
  readonly forNewCards: Gateway | null
  /** The gateway that issued the key of a card; null: it is not configured any more. */
  named(name: string): Gateway | null
}

export function openPayments({ payments }: Pick<Environment, 'payments'>, db: Kysely<DB>): Payments {
  return toPayments(payments.gateway === 'sandbox' ? [openSandbox(db)] : [])
}

/** @param gateways The first one takes new cards. */
function toPayments(gateways: readonly Gateway[]): Payments {
  return {
    forNewCards: gateways[0] ?? null,
    named: (name) => gateways.find((gateway) => gateway.name === name) ?? null,
  }
}
