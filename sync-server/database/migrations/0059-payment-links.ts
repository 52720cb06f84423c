/**
 * Links by which somebody without an account pays for a plan of a brand. Used once, by `used_at`; refused cards are counted in
 * `tries`. `awaits_payment`: a card that came by a link and becomes one of the brand once its order is paid. Never edited after
 * release: a change is a new file.
 */
export const paymentLinks = `
create table payment_link (
  id text primary key,
  brand_id bigint not null references brand on delete cascade,
  email text not null,
  plan_key text not null,
  period_type text not null constraint payment_link_period check (period_type in ('MONTHLY', 'YEARLY')),
  amount integer not null constraint payment_link_amount check (amount > 0),
  created_by bigint not null,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  used_at timestamptz,
  tries integer not null default 0,
  locked_at timestamptz,
  withdrawn_at timestamptz
);
create index payment_link_of_brand on payment_link (brand_id, created_at desc);
create index payment_link_expires on payment_link (expires_at);

alter table billing_order add column payment_link text;
create index billing_order_of_link on billing_order (payment_link) where payment_link is not null;

alter table pay_method add column awaits_payment boolean not null default false;
alter table pay_method add constraint pay_method_awaiting check (not awaits_payment or not default_set);
`
