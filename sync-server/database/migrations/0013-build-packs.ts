/** Never edited after release: a change is a new file. */
export const buildPacks = `
create table build_pack (
  id bigint generated always as identity primary key,
  kind text not null check (kind in ('code', 'media')),
  hash text not null,
  names text[] not null,
  created_at timestamptz not null default now(),
  used_at timestamptz not null default now(),
  stored_at timestamptz,
  deleting_at timestamptz
);
create unique index build_pack_hash on build_pack (kind, hash) where deleting_at is null;
`
