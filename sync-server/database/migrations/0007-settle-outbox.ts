/**
 * Rooms that are queued for the write-back for other reasons than new updates (those are in `doc_room`): a change by
 * REST or a requested retry, with the outcome of the tries. Like the other tables of documents, without a foreign key
 * to the brand.
 */
export const settleOutbox = `
create table settle_outbox (
  brand_id bigint not null,
  document text not null,
  version bigint not null default 1,
  since timestamptz not null default now(),
  again boolean not null default false,
  attempts integer not null default 0,
  tried_at timestamptz,
  next_at timestamptz,
  fault text,
  detail text,
  refused_since timestamptz,
  gave_up_at timestamptz,
  primary key (brand_id, document)
);
`
