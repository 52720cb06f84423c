/**
 * Rebuilt documents: how often, and the last state of the epoch before. An append of an earlier epoch fails in its own
 * statement. Never edited after release.
 */
export const rebuiltDocuments = `
alter table doc_room add column rebuilds integer not null default 0;

create table doc_past (
  brand_id bigint not null,
  document text not null,
  rebuilds integer not null,
  state bytea not null,
  vector bytea not null,
  created_at timestamptz not null default now(),
  primary key (brand_id, document, rebuilds)
);
alter table doc_past alter column state set storage external;

create function same_history(stored integer, given integer) returns integer
language plpgsql immutable as $$
begin
  if stored <> given then
    raise exception 'the document has another history by now' using errcode = 'SG409';
  end if;
  return stored;
end $$;
`
