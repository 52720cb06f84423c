import { type Kysely, sql } from 'kysely'
import { Counter, Gauge } from 'prom-client'
import type { DB } from '#server/database/tables/schema.ts'
import { registry } from '#server/metrics.ts'
import { isReturnedThere } from '../charges/returned-there.ts'
import { isOpenRefusal } from '../refunds/refused-refunds.ts'

const registers = [registry]
let watched: Kysely<DB> | null = null

/** Reads figures of payments from this database at each scrape. Returns how to stop. */
export function watchPayments(kysely: Kysely<DB>): () => void {
  watched = kysely
  return () => {
    if (watched === kysely) watched = null
  }
}

export const billingMetrics = {
  orders: new Gauge({
    name: 'saegim_payment_orders',
    help: 'Orders of the last 24 hours, of all nodes, by their state',
    labelNames: ['status'],
    registers,
    async collect() {
      this.reset()
      for (const { status, n } of await read(byStatus)) this.set({ status: String(status) }, Number(n))
    },
  }),
  unsettled: new Gauge({
    name: 'saegim_payment_unsettled',
    help: 'What an operator has to look at, of all nodes: charges unknown for ten minutes, orders with an alarm, refunds refused or an hour old, money that a gateway returned unasked, webhooks that wait',
    labelNames: ['what'],
    registers,
    async collect() {
      this.reset()
      for (const { what, n } of await read(unsettled)) this.set({ what: String(what) }, Number(n))
    },
  }),
  faults: new Gauge({
    name: 'saegim_payment_faults',
    help: 'What the last audit of this node found: credits, orders or charges that do not agree with the others',
    labelNames: ['of'],
    registers,
  }),
  webhooks: new Counter({
    name: 'saegim_payment_webhooks_total',
    help: 'Webhooks of payment gateways that were worked on, by what came of them; `unknown order` is about none of ours',
    labelNames: ['gateway', 'outcome'],
    registers,
  }),
  refusedWebhooks: new Counter({
    name: 'saegim_payment_webhooks_refused_total',
    help: 'Webhooks that were not of the gateway that they named',
    labelNames: ['gateway'],
    registers,
  }),
}

type Row = Readonly<Record<string, string | number>>

/** A scrape shows what else there is while the database does not answer. */
async function read(query: ReturnType<typeof sql<Row>>): Promise<readonly Row[]> {
  if (watched === null) return []
  return query.execute(watched).then(
    ({ rows }) => rows,
    () => [],
  )
}

const byStatus = sql<Row>`
  select status, count(*)::int as n from billing_order where created_at > now() - interval '24 hours' group by status`

const unsettled = sql<Row>`
  select 'unknown' as what, count(*)::int as n from payment_attempt
    where state in ('SENDING', 'UNKNOWN') and started_at < now() - interval '10 minutes'
  union all select 'alarm', count(*)::int from billing_order
    where status in ('INIT', 'PENDING') and alarm is not null
  union all select 'refund', count(*)::int from payment_refund
    as refund where ${isOpenRefusal} or state in ('SENDING', 'UNKNOWN') and created_at < now() - interval '1 hour'
  union all select 'returned', count(*)::int from payment_attempt attempt where returned > 0 and ${isReturnedThere}
  union all select 'webhook', count(*)::int from webhook_event
    where done_at is null and received_at < now() - interval '10 minutes'`
