/**
 * Links by which several people may join a team. The database has the SHA-256 of a token, by which a link is found, and the token
 * sealed, for who lists links; a link that has ended by hand has its hash alone. Never edited after release: a change is a new file.
 */
export const inviteLinks = `
create table brand_invite_link (
  id bigint generated always as identity primary key,
  brand_id bigint not null references brand on delete cascade,
  token_hash bytea not null constraint brand_invite_link_token unique,
  sealed_token text,
  role text not null
    constraint brand_invite_link_role check (role in ('BRAND_ROLE_ADMIN', 'BRAND_ROLE_DESIGNER', 'BRAND_ROLE_MEMBER')),
  account_id bigint references account on delete set null,
  max_uses integer not null constraint brand_invite_link_max check (max_uses between 1 and 50),
  uses integer not null default 0 constraint brand_invite_link_uses check (uses between 0 and max_uses),
  expires_at timestamptz not null,
  revoked_at timestamptz,
  created_at timestamptz not null default now()
);
create index brand_invite_link_of_brand on brand_invite_link (brand_id, id desc);
create index brand_invite_link_account on brand_invite_link (account_id);
`
