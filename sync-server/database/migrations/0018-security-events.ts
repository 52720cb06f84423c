/**
 * What happened to the security of an account, for its owner to read. Failed logins of a day share a row. Never edited after
 * release: a change is a new file.
 */
export const securityEvents = `
create table security_event (
  id bigint generated always as identity primary key,
  account_id bigint not null references account on delete cascade,
  kind text not null,
  way text,
  device text,
  network text,
  is_known_browser boolean,
  times integer not null default 1,
  day date,
  created_at timestamptz not null default now()
);
create index security_event_account on security_event (account_id, id);
create index security_event_created on security_event (created_at);
create unique index security_event_day on security_event (account_id, kind, day) where day is not null;
`
