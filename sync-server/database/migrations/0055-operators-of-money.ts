/**
 * What operators do to money: a plan that ends because it was refunded, and brands whose payments are paused. Never edited after
 * release: a change is a new file.
 */
export const operatorsOfMoney = `
alter table subscription drop constraint subscription_end;
alter table subscription add constraint subscription_end check (end_reason in ('CANCELED', 'UNPAID', 'REFUNDED'));
create table brand_pause (
  brand_id bigint primary key references brand on delete cascade,
  reason text not null,
  created_at timestamptz not null default now()
);
create index billing_order_newest_of_all on billing_order (created_at desc, pid);
`
