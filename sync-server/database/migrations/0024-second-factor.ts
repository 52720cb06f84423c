/**
 * A second factor of an account: an authenticator app with recovery codes. Never edited after release: a change is a new file.
 */
export const secondFactor = `
create table second_factor (
  account_id bigint primary key references account on delete cascade,
  sealed_secret text not null,
  last_step bigint not null,
  trust_key bytea not null,
  created_at timestamptz not null default now()
);
create table recovery_code (
  account_id bigint not null references second_factor on delete cascade,
  label text not null,
  code_hash text not null,
  used_at timestamptz,
  primary key (account_id, label)
);
create table second_step_try (
  id bigint generated always as identity primary key,
  account_id bigint not null references second_factor on delete cascade,
  kind text not null,
  created_at timestamptz not null default now()
);
create index second_step_try_account on second_step_try (account_id, created_at);
create index second_step_try_created on second_step_try (created_at);
alter table session add column stepped_up_at timestamptz;
`
