/**
 * What the write-back still owes a room, beyond what `doc_room` says of its log: a change by REST, a wish to try again,
 * and how trying went. As with the other tables of documents, nothing refers to the brand's row.
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
