/**
 * Bundles of the market that a brand has added, by their numbers: what is in one is content, see `sync-server/content/bundles`.
 * Never edited after release: a change is a new file.
 */
export const brandBundles = `
create table brand_bundle (
  id bigint generated always as identity primary key,
  brand_id bigint not null references brand on delete cascade,
  bundle_id bigint not null,
  created_type text not null,
  account_id bigint references account on delete set null,
  created_at timestamptz not null default now(),
  unique (brand_id, bundle_id, created_type)
);
create index brand_bundle_listed on brand_bundle (brand_id, id);
`
