/**
 * Who asked for a mailed code, and wrong tries by network, so that nobody spends the tries and mails of somebody else. Askers
 * and networks are keyed hashes, see `code-holder.ts`; null for codes of earlier releases. Never edited after release: a
 * change is a new file.
 */
export const codeAskers = `
alter table email_code
  add column asked_by bytea,
  add column asked_from bytea,
  add column is_known boolean not null default false;
create table email_code_try (
  id bigint generated always as identity primary key,
  code_of bytea not null,
  network bytea not null,
  created_at timestamptz not null default now()
);
create index email_code_try_code_of on email_code_try (code_of, created_at);
create index email_code_try_created on email_code_try (created_at);
`
