/**
 * The drive: folders, tags and trash. `owner_id` is null in the drive of the brand, and the account whose personal drive it is.
 * What is in the trash with a folder names it in `trashed_with`; the trash shows what names none. Never edited after release: a
 * change is a new file.
 */
export const drive = `
create table directory (
  id bigint generated always as identity primary key,
  brand_id bigint not null references brand on delete cascade,
  owner_id bigint references account on delete cascade,
  type text not null default 'DRIVE' constraint directory_type check (type in ('DRIVE', 'TEMPLATE')),
  parent_id bigint references directory on delete set null,
  name text not null,
  account_id bigint references account on delete set null,
  created_at timestamptz not null default now(),
  trashed_at timestamptz,
  trashed_with bigint references directory on delete set null
);
create index directory_place on directory (brand_id, parent_id);
create index directory_parent on directory (parent_id);
create index directory_trashed_with on directory (trashed_with);
create index directory_owner on directory (owner_id);
create index directory_account on directory (account_id);

create table file_tag (
  id bigint generated always as identity primary key,
  brand_id bigint not null references brand on delete cascade,
  owner_id bigint references account on delete cascade,
  name text not null,
  created_at timestamptz not null default now(),
  constraint file_tag_name unique nulls not distinct (brand_id, owner_id, name)
);
create index file_tag_owner on file_tag (owner_id);

alter table file
  add column owner_id bigint references account on delete cascade,
  add column directory_id bigint references directory on delete set null,
  add column tag_ids bigint[] not null default '{}',
  add column trashed_at timestamptz,
  add column trashed_with bigint references directory on delete set null;
create index file_directory on file (directory_id);
create index file_trashed_with on file (trashed_with) where trashed_with is not null;
create index file_owner on file (owner_id) where owner_id is not null;
`
