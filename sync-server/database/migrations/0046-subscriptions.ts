/**
 * Subscriptions: one row for a brand that has ever bought a plan, and what became of it. Days are days in Seoul. A trigger
 * derives `brand.plan`, which everything else reads. Never edited after release: a change is a new file.
 */
export const subscriptions = `
create table subscription (
  brand_id bigint primary key references brand on delete cascade,
  phase text not null constraint subscription_phase check (phase in ('FREE', 'ACTIVE', 'PAST_DUE', 'EXPIRED')),
  plan_key text not null constraint subscription_plan check (plan_key in ('FREE', 'BASIC', 'PLUS')),
  period_type text constraint subscription_period check (period_type in ('MONTHLY', 'YEARLY')),
  anchor text,
  period_start text,
  period_end text,
  renew_price integer,
  cancel_at_end boolean not null default false,
  pending_period text constraint subscription_pending check (pending_period in ('MONTHLY')),
  grace_until text,
  next_grant text,
  end_reason text constraint subscription_end check (end_reason in ('CANCELED', 'UNPAID')),
  sandbox boolean not null default false,
  constraint subscription_running check (
    phase not in ('ACTIVE', 'PAST_DUE')
    or (period_type is not null and anchor is not null and period_start < period_end and renew_price is not null)),
  constraint subscription_days check (
    concat(anchor, period_start, period_end, grace_until, next_grant) ~ '^([0-9]{4}-[0-9]{2}-[0-9]{2})*$')
);
create index subscription_due on subscription (period_end) where phase in ('ACTIVE', 'PAST_DUE');
create index subscription_grant on subscription (next_grant) where phase = 'ACTIVE';

create function derive_plan() returns trigger language plpgsql as $$
begin
  update brand set plan = case when new.phase in ('ACTIVE', 'PAST_DUE') then new.plan_key else 'FREE' end
  where id = new.brand_id;
  return null;
end $$;
create trigger subscription_derives_plan after insert or update on subscription
  for each row execute function derive_plan();

create table subscription_event (
  id bigint generated always as identity primary key,
  brand_id bigint not null,
  at timestamptz not null,
  event text not null,
  before jsonb,
  after jsonb not null,
  pid text
);
create index subscription_event_brand on subscription_event (brand_id, id);
create trigger subscription_event_kept before update or delete on subscription_event
  for each row execute function keep_money_records();
create trigger subscription_event_not_truncated before truncate on subscription_event
  for each statement execute function keep_money_records();
`
