/**
 * Links by which a file or a folder of a brand's drive is downloaded without an account. Their keys are kept as those of
 * `brand_share`. Never edited after release: a change is a new file.
 */
export const driveLinks = `
create table drive_link (
  id bigint generated always as identity primary key,
  brand_id bigint not null references brand on delete cascade,
  file_id bigint references file on delete cascade,
  directory_id bigint references directory on delete cascade,
  key_hash bytea not null constraint drive_link_key_hash unique,
  sealed_key text,
  password_hash text,
  ends_at timestamptz not null,
  account_id bigint references account on delete set null,
  created_at timestamptz not null default now(),
  revoked_at timestamptz,
  opened_count bigint not null default 0,
  last_opened_at timestamptz,
  downloaded_count bigint not null default 0
);
create index drive_link_brand on drive_link (brand_id, id);
create index drive_link_file on drive_link (file_id);
create index drive_link_directory on drive_link (directory_id);
create index drive_link_account on drive_link (account_id);
`
