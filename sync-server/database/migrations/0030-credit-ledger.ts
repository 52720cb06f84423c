/**
 * The ledger of credits. An entry names the lot that it fills or takes from; `rest` of a lot is the sum of its entries, and
 * `balance` of an account the sum of its lots. Entries are only added: triggers refuse anything else, for the owner of
 * the tables as well. No table refers to `brand`, because records of money outlive it; they can be deleted five years after
 * the last entry of a brand that is gone.
 *
 * What brands had in `brand.credit` becomes their first entry. That column is not read any more.
 * Never edited after release: a change is a new file.
 */
export const creditLedger = `
create table credit_account (
  brand_id bigint primary key,
  balance integer not null default 0 constraint credit_account_balance check (balance >= 0)
);

create table credit_lot (
  id bigint generated always as identity primary key,
  brand_id bigint not null references credit_account,
  type text not null constraint credit_lot_type check (type in ('CHARGE', 'PLAN', 'REWARD')),
  granted integer not null constraint credit_lot_granted check (granted > 0),
  rest integer not null constraint credit_lot_rest check (rest between 0 and granted),
  expires_at timestamptz not null,
  created_at timestamptz not null,
  constraint credit_lot_of_brand unique (brand_id, id)
);
create index credit_lot_open on credit_lot (brand_id, expires_at) where rest > 0;
create index credit_lot_due on credit_lot (expires_at) where rest > 0;

create table credit_entry (
  id bigint generated always as identity primary key,
  brand_id bigint not null,
  at timestamptz not null,
  type text not null
    constraint credit_entry_type check (type in ('CHARGE', 'PLAN', 'REWARD', 'USE', 'REFUND', 'EXPIRE')),
  amount integer not null,
  lot_id bigint not null,
  idem text not null,
  part integer not null,
  ref_kind text not null,
  ref_id text,
  description text,
  balance_after integer not null constraint credit_entry_balance check (balance_after >= 0),
  constraint credit_entry_once unique (idem, part),
  constraint credit_entry_lot foreign key (brand_id, lot_id) references credit_lot (brand_id, id),
  constraint credit_entry_sign check (
    amount <> 0 and (type <> 'USE' and type <> 'EXPIRE' or amount < 0)
    and (type <> 'PLAN' and type <> 'REWARD' and type <> 'REFUND' or amount > 0))
);
create index credit_entry_of_brand on credit_entry (brand_id, id desc) where part = 0;

create function keep_credit_records() returns trigger language plpgsql as $$
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
        select from credit_entry where brand_id = old.brand_id and at > now() - interval '5 years'
      )
    then return old; end if;
  elsif tg_table_name = 'credit_lot' and to_jsonb(new) - 'rest' = to_jsonb(old) - 'rest' then
    return new;
  end if;
  raise exception 'Records of credits are only added: % of %', tg_op, tg_table_name using errcode = 'restrict_violation';
end $$;
create trigger credit_entry_kept before update or delete on credit_entry
  for each row execute function keep_credit_records();
create trigger credit_entry_not_truncated before truncate on credit_entry
  for each statement execute function keep_credit_records();
create trigger credit_lot_kept before update or delete on credit_lot
  for each row execute function keep_credit_records();
create trigger credit_lot_not_truncated before truncate on credit_lot
  for each statement execute function keep_credit_records();
create trigger credit_account_kept before delete on credit_account
  for each row execute function keep_credit_records();
create trigger credit_account_not_truncated before truncate on credit_account
  for each statement execute function keep_credit_records();

insert into credit_account (brand_id, balance) select id, credit from brand where credit > 0;
with opened as (
  insert into credit_lot (brand_id, type, granted, rest, expires_at, created_at)
  select id, 'REWARD', credit, credit, now() + interval '365 days', now() from brand where credit > 0
  returning id, brand_id, granted
), owned as (
  -- Of the brands of an owner the first one has the credits that an owner gets once.
  select brand_id, account_id, row_number() over (partition by account_id order by brand_id) as nth
  from brand_member join opened using (brand_id) where role = 'BRAND_ROLE_OWNER' and account_id is not null
)
insert into credit_entry (brand_id, at, type, amount, lot_id, idem, part, ref_kind, balance_after)
select opened.brand_id, now(), 'REWARD', granted, opened.id,
  case when nth = 1 then 'welcome:' || account_id else 'opening:' || opened.brand_id end, 0,
  case when nth = 1 then 'welcome' else 'opening' end, granted
from opened left join owned using (brand_id);

create table credit_plan (
  id bigint generated always as identity primary key,
  type text not null constraint credit_plan_type check (type in ('SUBSCRIBE')),
  credit integer not null constraint credit_plan_credit check (credit > 0),
  currency text not null constraint credit_plan_currency check (currency in ('KRW', 'USD')),
  price integer not null constraint credit_plan_price check (price >= 0),
  on_sale boolean not null default true,
  position integer not null,
  constraint credit_plan_key unique (type, credit, currency)
);
`
