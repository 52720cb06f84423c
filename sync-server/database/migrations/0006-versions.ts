/*
 * Never edited after release: a change is a new file. Like the other tables of documents, without a foreign key to the
 * brand.
 */
export const versions = `
create table doc_version (
  id bigint generated always as identity,
  brand_id bigint not null,
  document text not null,
  kind text not null check (kind in ('AUTO', 'NAMED', 'RESTORE')),
  name text,
  state bytea not null,
  size integer not null,
  hash bytea not null,
  editors jsonb not null default '[]',
  created_at timestamptz not null default now(),
  primary key (brand_id, document, id)
);
alter table doc_version alter column state set storage external;
create index doc_version_age on doc_version (created_at);
`
