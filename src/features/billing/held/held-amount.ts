import type { SeenFacts } from '#engine/queue/command.ts'
import type { Parts } from '#engine/rest/rest.ts'
import type { OutboxRow } from '#engine/store/outbox-row.ts'
import type { priceFacts } from '../facts/held-facts.ts'
import { isCharged } from '../facts/held-lanes.ts'

/** Those that the command reads itself. */
export function ownFacts({ held }: OutboxRow): unknown {
  const facts = held?.facts as Partial<SeenFacts> | null | undefined
  return facts?.also ? facts.facts : facts
}

/** What credits that are held cost, in won, and how many they are; null where they are not on sale any more. */
export function heldCredits({ body }: Parts, facts: unknown) {
  const { idCreditPlan } = body as { idCreditPlan: number }
  const row = (facts as [id: number, credit: number, price: number][]).find(([id]) => id === idCreditPlan)
  return row ? { credit: row[1], price: row[2] } : null
}

/** What is charged in won once a held command is confirmed, as it was seen when it was asked for; null: nothing, or it is not known. */
export function heldAmount(row: OutboxRow, parts: Parts): number | null {
  if (!isCharged(row.lane)) return null
  const facts = ownFacts(row)
  switch (row.lane) {
    case 'credit.accumulate':
      return heldCredits(parts, facts)?.price ?? null
    case 'subscription.renewal':
      return (facts as ReturnType<typeof priceFacts>).due
    default:
      return (facts as { amount: number | null }).amount
  }
}
