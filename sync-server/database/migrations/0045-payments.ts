/**
 * Cards, orders and what was sent to gateways for them. `billing_order` holds what is bought, `payment_attempt` one request to
 * take money for it, by an `order_ref` that the gateway knows. Triggers keep every column that tells what happened, for the
 * owner of the tables as well. Orders refer to no brand and no account, because records of money outlive both; they can be
 * deleted five years after the last order of a brand that is gone.
 *
 * At most one order of a brand and a lane is open at a time, and of open and paid orders one has a client key.
 * Never edited after release: a change is a new file.
 */
export const payments = `
create table pay_method (
  id bigint generated always as identity primary key,
  brand_id bigint not null references brand on delete cascade,
  title text not null,
  card_brand text not null
    constraint pay_method_brand check (card_brand in ('VISA', 'MASTER', 'AMEX', 'JCB', 'UNION', 'DINERS', 'other')),
  last_number text not null constraint pay_method_last check (last_number ~ '^[0-9]{4}$'),
  expire_date text not null constraint pay_method_expire check (expire_date ~ '^[0-9]{4}-[0-9]{2}$'),
  biz boolean not null,
  gateway text not null,
  sealed_key text,
  default_set boolean not null default false,
  created_at timestamptz not null default now(),
  deleted_at timestamptz,
  constraint pay_method_deleted check (deleted_at is null or not default_set)
);
create unique index pay_method_default on pay_method (brand_id) where default_set;
create index pay_method_of_brand on pay_method (brand_id) where deleted_at is null;
create index pay_method_deleted_key on pay_method (deleted_at) where deleted_at is not null and sealed_key is not null;

create table billing_order (
  pid text primary key,
  brand_id bigint not null,
  kind text not null constraint billing_order_kind
    check (kind in ('SUBSCRIBE', 'UPGRADE', 'PERIOD', 'RENEW', 'CREDIT', 'LOGO', 'LINK')),
  lane text not null constraint billing_order_lane check (lane in ('plan', 'credit', 'logo')),
  snapshot jsonb not null,
  amount integer not null constraint billing_order_amount check (amount >= 0),
  currency text not null constraint billing_order_currency check (currency in ('KRW', 'USD')),
  vat integer not null constraint billing_order_vat check (vat between 0 and amount),
  status text not null constraint billing_order_status
    check (status in ('INIT', 'PENDING', 'PAID', 'FAILED', 'CANCELED', 'PART_REFUNDED', 'REFUNDED')),
  ordered_by bigint,
  pay_method_id bigint,
  card text,
  client_key text,
  period_start text constraint billing_order_period check (period_start ~ '^[0-9]{4}-[0-9]{2}-[0-9]{2}$'),
  sandbox boolean not null,
  failed_code text,
  alarm text,
  created_at timestamptz not null,
  paid_at timestamptz,
  constraint billing_order_of_brand unique (brand_id, pid),
  constraint billing_order_client_key unique (brand_id, client_key)
);
create unique index billing_order_open on billing_order (brand_id, lane) where status in ('INIT', 'PENDING');
create unique index billing_order_renewal on billing_order (brand_id, period_start) where kind = 'RENEW';
create index billing_order_newest on billing_order (brand_id, created_at desc);

create table payment_attempt (
  order_ref text primary key,
  brand_id bigint not null,
  pid text not null,
  n integer not null,
  gateway text not null,
  amount integer not null constraint payment_attempt_amount check (amount > 0),
  state text not null constraint payment_attempt_state check (state in ('SENDING', 'UNKNOWN', 'PAID', 'DECLINED')),
  code text,
  raw_code text,
  txn text,
  approve_no text,
  receipt_url text,
  started_at timestamptz not null,
  answered_at timestamptz,
  lease_until timestamptz not null,
  look_at timestamptz,
  looks integer not null default 0,
  unseen_at timestamptz,
  constraint payment_attempt_of_order foreign key (brand_id, pid) references billing_order (brand_id, pid),
  constraint payment_attempt_number unique (pid, n),
  constraint payment_attempt_txn unique (gateway, txn)
);
create index payment_attempt_due on payment_attempt (look_at) where state in ('SENDING', 'UNKNOWN');

create table payment_refund (
  refund_ref text primary key,
  brand_id bigint not null,
  pid text not null,
  order_ref text not null references payment_attempt,
  amount integer not null constraint payment_refund_amount check (amount > 0),
  reason text not null,
  state text not null constraint payment_refund_state check (state in ('SENDING', 'UNKNOWN', 'DONE', 'REFUSED')),
  raw_code text,
  created_at timestamptz not null,
  done_at timestamptz,
  try_at timestamptz not null,
  tries integer not null default 0,
  constraint payment_refund_of_order foreign key (brand_id, pid) references billing_order (brand_id, pid)
);
create index payment_refund_order on payment_refund (order_ref);
create index payment_refund_due on payment_refund (try_at) where state in ('SENDING', 'UNKNOWN');

create table payment_notice (
  id bigint generated always as identity primary key,
  kind text not null constraint payment_notice_kind check (kind in ('PAID', 'REFUNDED')),
  pid text not null,
  refund_ref text,
  mailed_at timestamptz,
  tries integer not null default 0,
  mail_after timestamptz not null,
  constraint payment_notice_once unique nulls not distinct (kind, pid, refund_ref)
);
create index payment_notice_due on payment_notice (mail_after) where mailed_at is null;

create table webhook_event (
  gateway text not null,
  event_id text not null,
  order_ref text,
  received_at timestamptz not null default now(),
  done_at timestamptz,
  outcome text,
  tries integer not null default 0,
  constraint webhook_event_once primary key (gateway, event_id)
);
create index webhook_event_waiting on webhook_event (received_at) where done_at is null;

create table sandbox_key (
  billing_key text primary key,
  customer_key text not null,
  behaviour text not null,
  calls integer not null default 0
);
create table sandbox_payment (
  order_ref text primary key,
  txn text not null constraint sandbox_payment_txn unique,
  amount integer not null,
  billing_key text not null
);
create table sandbox_refund (
  refund_ref text primary key,
  txn text not null references sandbox_payment (txn),
  amount integer not null
);
create index sandbox_refund_txn on sandbox_refund (txn);

-- Its arguments are the columns that may change.
create function keep_money_records() returns trigger language plpgsql as $$
declare
  filled boolean;
begin
  if tg_op = 'TRUNCATE' then
    -- A restore truncates tables that are empty.
    execute format('select exists (select from %I)', tg_table_name) into filled;
    if not filled then return null; end if;
  elsif tg_op = 'DELETE' then
    if not exists (select from brand where id = old.brand_id)
      and not exists (
        select from billing_order where brand_id = old.brand_id and created_at > now() - interval '5 years'
      )
    then return old; end if;
  elsif to_jsonb(new) - tg_argv = to_jsonb(old) - tg_argv then
    return new;
  end if;
  raise exception 'Records of money are kept: % of %', tg_op, tg_table_name using errcode = 'restrict_violation';
end $$;
create trigger billing_order_kept before update or delete on billing_order
  for each row execute function keep_money_records('status', 'failed_code', 'alarm', 'paid_at', 'pay_method_id', 'card');
create trigger billing_order_not_truncated before truncate on billing_order
  for each statement execute function keep_money_records();
create trigger payment_attempt_kept before update or delete on payment_attempt
  for each row execute function keep_money_records('state', 'code', 'raw_code', 'txn', 'approve_no', 'receipt_url',
    'answered_at', 'lease_until', 'look_at', 'looks', 'unseen_at');
create trigger payment_attempt_not_truncated before truncate on payment_attempt
  for each statement execute function keep_money_records();
create trigger payment_refund_kept before update or delete on payment_refund
  for each row execute function keep_money_records('state', 'raw_code', 'done_at', 'try_at', 'tries');
create trigger payment_refund_not_truncated before truncate on payment_refund
  for each statement execute function keep_money_records();

create function keep_paid() returns trigger language plpgsql as $$
begin
  if tg_table_name = 'billing_order' and
    (old.status in ('PAID', 'PART_REFUNDED', 'REFUNDED') and new.status not in ('PAID', 'PART_REFUNDED', 'REFUNDED'))
  then
    raise exception 'Order % is paid', old.pid using errcode = 'restrict_violation';
  end if;
  return new;
end $$;
create trigger billing_order_paid before update of status on billing_order for each row execute function keep_paid();
`
