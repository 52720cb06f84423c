/**
 * Payments on pages of others. Their orders hold no lane, because somebody who closes the page must be able to order again;
 * `external_id` is the number of an attempt or a subscription there. A logo brings a pass: Basic from `started` on, once no plan
 * is running, and room for files until `assets_until`. Never edited after release: a change is a new file.
 */
export const hostedPayments = `
alter table billing_order alter column lane drop not null;

alter table payment_attempt add column external_id text;
drop trigger payment_attempt_kept on payment_attempt;
create trigger payment_attempt_kept before update or delete on payment_attempt
  for each row execute function keep_money_records('state', 'code', 'raw_code', 'txn', 'approve_no', 'receipt_url',
    'answered_at', 'lease_until', 'look_at', 'looks', 'unseen_at', 'external_id');
create unique index payment_attempt_external on payment_attempt (gateway, external_id) where external_id is not null;

alter table subscription add column source text not null default 'CARD'
  constraint subscription_source check (source in ('CARD', 'LEMON', 'PASS'));
alter table subscription add column external_id text;
alter table subscription add column external_updated_at timestamptz;
create index subscription_external on subscription (external_id) where external_id is not null;

alter table task add column order_pid text;

create table logo_pass (
  pid text primary key,
  brand_id bigint not null references brand on delete cascade,
  started text constraint logo_pass_started check (started ~ '^[0-9]{4}-[0-9]{2}-[0-9]{2}$'),
  assets_until text not null constraint logo_pass_assets check (assets_until ~ '^[0-9]{4}-[0-9]{2}-[0-9]{2}$')
);
create index logo_pass_of_brand on logo_pass (brand_id);
`
