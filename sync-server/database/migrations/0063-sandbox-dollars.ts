/**
 * What the sandbox knows in place of PayPal and Lemon Squeezy. The money itself is in `sandbox_payment` and `sandbox_refund`, as
 * that of cards. `sandbox_webhook` keeps what is still to be sent, `times` more times. Never edited after release: a change is
 * a new file.
 */
export const sandboxDollars = `
create table sandbox_paypal_order (
  id text primary key,
  order_ref text not null constraint sandbox_paypal_order_ref unique,
  amount integer not null constraint sandbox_paypal_order_amount check (amount > 0),
  name text not null,
  return_url text not null,
  cancel_url text not null,
  state text not null default 'CREATED' constraint sandbox_paypal_order_state
    check (state in ('CREATED', 'APPROVED', 'DECLINED', 'COMPLETED'))
);

create table sandbox_checkout (
  id text primary key,
  id_brand bigint not null,
  id_variant integer not null,
  redirect_url text not null,
  subscription_id text
);
create table sandbox_subscription (
  id text primary key,
  id_brand bigint not null,
  id_variant integer not null,
  status text not null constraint sandbox_subscription_status check (status in ('active', 'cancelled', 'expired')),
  return_url text not null,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  renews_at timestamptz not null
);
create index sandbox_subscription_due on sandbox_subscription (renews_at) where status <> 'expired';
create table sandbox_invoice (
  txn text primary key references sandbox_payment (txn),
  subscription_id text not null references sandbox_subscription,
  reason text not null constraint sandbox_invoice_reason check (reason in ('initial', 'renewal', 'updated')),
  created_at timestamptz not null
);
create index sandbox_invoice_subscription on sandbox_invoice (subscription_id);

create table sandbox_webhook (
  id text primary key,
  gateway text not null,
  body text not null,
  times integer not null,
  kept_at timestamptz not null default now(),
  send_after timestamptz not null default now()
);
`
