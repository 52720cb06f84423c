/**
 * What owners decided about a higher price of their plan, which may only be charged with their consent. The last row about a
 * renewal holds. `pending_price`: what a month cost when the change to monthly was reserved. Never edited after release: a change
 * is a new file.
 */
export const priceDecisions = `
create table price_decision (
  id bigint generated always as identity primary key,
  brand_id bigint not null,
  decided_by bigint not null,
  at timestamptz not null,
  decision text not null constraint price_decision_kind check (decision in ('CONSENTED', 'REFUSED', 'TAKEN_BACK')),
  plan_key text not null,
  period_type text not null constraint price_decision_period check (period_type in ('MONTHLY', 'YEARLY')),
  old_price integer not null constraint price_decision_old check (old_price >= 0),
  new_price integer not null constraint price_decision_new check (new_price > 0),
  renewal text not null constraint price_decision_renewal check (renewal ~ '^[0-9]{4}-[0-9]{2}-[0-9]{2}$')
);
create index price_decision_of_renewal on price_decision (brand_id, renewal, id desc);
create trigger price_decision_kept before update or delete on price_decision
  for each row execute function keep_money_records();
create trigger price_decision_not_truncated before truncate on price_decision
  for each statement execute function keep_money_records();

alter table subscription add column pending_price integer;
update subscription set pending_price = plan.price from plan
where pending_period is not null and plan.key = plan_key and plan.currency = 'KRW' and plan.on_sale;
alter table subscription drop constraint subscription_end;
alter table subscription add constraint subscription_end
  check (end_reason in ('CANCELED', 'UNPAID', 'REFUNDED', 'PRICE'));

alter table payment_notice drop constraint payment_notice_kind;
alter table payment_notice add constraint payment_notice_kind check (kind in ('PAID', 'REFUNDED', 'NOT_PAID', 'REFUSED',
  'REFUSED_AGAIN', 'NOT_TRIED_AGAIN', 'RENEWAL_SOON', 'ENDING', 'GRACE_ENDING', 'ENDED', 'CARD_EXPIRING', 'PRICE_RISES',
  'ENDED_BY_PRICE'));
`
