/*
 * brand_id is the first column of every key, and no foreign key refers to the brand's row: brands can move to a second
 * database, and an append does not wait for a lock on its brand.
 */
export const documents = `
create table doc_update (
  brand_id bigint not null,
  document text not null,
  seq bigint generated always as identity,
  data bytea not null,
  account_id bigint,
  created_at timestamptz not null default now(),
  primary key (brand_id, document, seq)
) with (autovacuum_vacuum_scale_factor = 0.02);
alter table doc_update alter column data set storage external;

create table doc_snapshot (
  brand_id bigint not null,
  document text not null,
  state bytea not null,
  folded_through bigint not null,
  updated_at timestamptz not null default now(),
  primary key (brand_id, document)
);
alter table doc_snapshot alter column state set storage external;

create table doc_room (
  brand_id bigint not null,
  document text not null,
  epoch text not null,
  last_seq bigint not null default 0,
  settled_seq bigint not null default 0,
  last_editor bigint,
  filled_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (brand_id, document)
);
create index doc_room_unsettled on doc_room (updated_at) where last_seq > settled_seq;

create table doc_shadow (
  brand_id bigint not null,
  document text not null,
  shadow jsonb not null,
  updated_at timestamptz not null default now(),
  primary key (brand_id, document)
);

create table settle_history (
  id bigint generated always as identity,
  brand_id bigint not null,
  document text not null,
  field text not null,
  kept jsonb not null,
  other jsonb not null,
  side text not null check (side in ('document', 'rest')),
  editor bigint,
  created_at timestamptz not null default now(),
  primary key (brand_id, document, id)
);
`
