/**
 * Accounts of a brand at social networks. `sealed_token` can be opened with the keys of the server and the id of the brand alone, and
 * is deleted at once where the account is disconnected; the row stays until our access was withdrawn at the provider. Never edited
 * after release: a change is a new file.
 */
export const snsAccounts = `
create table sns_account (
  id bigint generated always as identity primary key,
  brand_id bigint not null references brand on delete cascade,
  type text not null,
  subject text not null,
  owner text not null,
  account_id bigint references account on delete set null,
  name text not null,
  picture bytea,
  sealed_token text,
  is_broken boolean not null default false,
  expires_at timestamptz,
  refreshed_at timestamptz not null default now(),
  next_at timestamptz not null default now() + interval '1 day',
  removed_at timestamptz,
  tries integer not null default 0,
  created_at timestamptz not null default now(),
  constraint sns_account_type check (type in ('FACEBOOK', 'INSTAGRAM')),
  constraint sns_account_token check ((sealed_token is null) = (removed_at is not null))
);
create unique index sns_account_connected on sns_account (brand_id, type, subject) where removed_at is null;
create index sns_account_of_owner on sns_account (type, owner);
create index sns_account_due on sns_account (next_at);
create index sns_account_of_account on sns_account (account_id);

alter table sign_in_attempt drop constraint sign_in_attempt_mode_check;
alter table sign_in_attempt add constraint sign_in_attempt_mode
  check (mode in ('login', 'link', 'confirm', 'planner'));
`
