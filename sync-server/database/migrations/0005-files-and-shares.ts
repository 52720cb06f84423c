/** Never edited after release: a change is a new file. */
export const filesAndShares = `
alter table brand add column plan text not null default 'FREE';

create table file (
  id bigint generated always as identity primary key,
  brand_id bigint not null references brand on delete cascade,
  storage_key text not null,
  name text not null,
  file_type text not null,
  media_type text not null,
  size bigint not null,
  width integer,
  height integer,
  account_id bigint references account on delete set null,
  created_at timestamptz not null default now(),
  deleted_at timestamptz,
  purged_at timestamptz
);
create index file_brand on file (brand_id, id) where deleted_at is null;
create index file_unpurged on file (deleted_at) where deleted_at is not null and purged_at is null;

create table brand_share (
  id bigint generated always as identity primary key,
  brand_id bigint not null references brand on delete cascade,
  key text not null,
  part text not null check (part in ('ALL', 'CORE', 'VISUAL')),
  approved_only boolean not null default false,
  account_id bigint references account on delete set null,
  created_at timestamptz not null default now(),
  revoked_at timestamptz,
  constraint brand_share_key unique (key)
);
create index brand_share_open on brand_share (brand_id, id) where revoked_at is null;
`
