/**
 * The documents of which a brand has many: who may open each, and what lists show of it. `title` repeats that of the document
 * and is written with the updates that change it. `purging_at`: it cannot be restored any more, and its rows are being
 * deleted. Like the other tables of documents, without a foreign key to the brand. Never edited after release: a change is a
 * new file.
 */
export const brandDocuments = `
create table brand_document (
  brand_id bigint not null,
  document text not null,
  kind text not null,
  id bigint generated always as identity,
  title text not null default '',
  owner_id bigint not null,
  readers text not null,
  writers text not null,
  created_at timestamptz not null default now(),
  trashed_at timestamptz,
  purging_at timestamptz,
  primary key (brand_id, document)
);
create index brand_document_listed on brand_document (brand_id, kind, id);
create index brand_document_trashed on brand_document (trashed_at) where trashed_at is not null;
`
