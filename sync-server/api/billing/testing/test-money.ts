import type { Database } from '#server/database/open.ts'

/** Orders, subscriptions and the sandbox's money that do not agree, as texts: of one brand, or of all. */
export async function findMoneyFaults({ pool }: Pick<Database, 'pool'>, brand?: number): Promise<string[]> {
  const { rows } = await pool.query<{ what: string }>(
    `
    with paying as (
      select o.brand_id, o.pid, o.amount, a.order_ref from billing_order o
      join payment_attempt a on a.pid = o.pid and a.state = 'PAID' and a.answered_at = o.paid_at
      where o.status in ('PAID', 'PART_REFUNDED', 'REFUNDED') and ($1::int is null or o.brand_id = $1)),
    kept as (
      select a.brand_id, sum(p.amount)::int - coalesce(sum(r.amount), 0)::int as won from payment_attempt a
      join sandbox_payment p using (order_ref)
      left join (select txn, sum(amount) as amount from sandbox_refund group by txn) r on r.txn = p.txn
      where $1::int is null or a.brand_id = $1 group by a.brand_id),
    owed as (
      select brand_id, sum(amount)::int - coalesce(sum((
        select sum(amount) from payment_refund r where r.order_ref = paying.order_ref and r.state = 'DONE')), 0)::int as won
      from paying group by brand_id),
    story as (
      select id, brand_id, event, pid, before, after, lag(after) over (partition by brand_id order by id) as last
      from subscription_event where ($1::int is null or brand_id = $1))
    select 'brand ' || brand_id || ' has ' || coalesce(owed.won, 0) || ' won in orders and ' || coalesce(kept.won, 0)
      || ' at the gateway' as what
    from kept full join owed using (brand_id) where coalesce(kept.won, 0) <> coalesce(owed.won, 0)
    union all
    select 'order ' || pid || ' is ' || status || ' and not settled' from billing_order
    where (status = 'PENDING' or status = 'INIT' and kind <> 'RENEW') and ($1::int is null or brand_id = $1)
    union all
    select 'refund ' || refund_ref || ' is ' || state from payment_refund r
    where state <> 'DONE' and ($1::int is null or exists (
      select from payment_attempt a where a.order_ref = r.order_ref and a.brand_id = $1))
    union all
    select 'event ' || id || ' renews after ' || (before->>'phase') || ', cancelled ' || (before->>'cancelAtEnd') from story
    where event = 'RENEW' and ((before->>'cancelAtEnd')::boolean or before->>'phase' not in ('ACTIVE', 'PAST_DUE'))
    union all
    select 'order ' || pid || ' of ' || renewed.price || ' won costs more than the ' || renewed.agreed || ' that were agreed on'
    from (
      select o.pid, o.brand_id, o.created_at, o.period_start, o.snapshot, (o.snapshot->>'price')::int as price,
        case when e.before->>'pendingPeriod' is null then (e.before->>'renewPrice')::int
          else (e.before->>'pendingPrice')::int end as agreed, e.before->>'periodEnd' as renewal
      from billing_order o join story e on e.pid = o.pid and e.event = 'RENEW') renewed
    left join lateral (
      select * from price_decision d where d.brand_id = renewed.brand_id and d.renewal = renewed.renewal
        and d.at <= renewed.created_at order by d.id desc limit 1) d on true
    where renewed.price > renewed.agreed and not coalesce(
      d.decision = 'CONSENTED' and d.new_price >= renewed.price and d.old_price = renewed.agreed
        and d.plan_key = renewed.snapshot->>'planKey' and d.period_type = renewed.snapshot->>'periodType'
        and (d.at at time zone 'Asia/Seoul')::date >= renewed.period_start::date - 30, false)
    union all
    select 'event ' || id || ' ' || event || ' does not begin where the one before has ended' from story
    where last is not null and last <> before
    union all
    select 'event ' || id || ' ' || event || ' gives a period that is not paid' from story
    left join billing_order o using (pid)
    where event in ('SUBSCRIBE', 'UPGRADE', 'PERIOD', 'RENEW')
      and coalesce(o.status, '') not in ('PAID', 'PART_REFUNDED', 'REFUNDED')
    union all
    select 'brand ' || brand_id || ' has the plan ' || brand.plan || ' in the phase ' || phase
    from subscription join brand on brand.id = brand_id
    where brand.plan <> case when phase in ('ACTIVE', 'PAST_DUE') then plan_key else 'FREE' end and ($1::int is null or brand_id = $1)`,
    [brand ?? null],
  )
  return rows.map(({ what }) => what)
}
