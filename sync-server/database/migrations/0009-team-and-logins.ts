/** Invitations by link, ids of sessions, and the date of the consent to advertising. Never edited after release. */
export const teamAndLogins = `
alter table brand_member
  add column invite_token_hash bytea,
  add column invited_at timestamptz,
  add column invite_mailed_at timestamptz;
create unique index brand_member_token on brand_member (invite_token_hash) where invite_token_hash is not null;
create index brand_member_email on brand_member (lower(invite_email)) where account_id is null;

alter table session add column id bigint generated always as identity;
create unique index session_id on session (id);

alter table account add column email_consent_at timestamptz;
`
