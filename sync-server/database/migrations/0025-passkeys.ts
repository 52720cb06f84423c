/** Passkeys of accounts that have a second factor. Never edited after release: a change is a new file. */
export const passkeys = `
create table passkey (
  id bigint generated always as identity primary key,
  account_id bigint not null references second_factor on delete cascade,
  credential text not null unique,
  public_key bytea not null,
  counter bigint not null,
  transports text[] not null,
  device text,
  created_at timestamptz not null default now(),
  last_used_at timestamptz,
  last_ticket_at timestamptz
);
create index passkey_account on passkey (account_id);
`
