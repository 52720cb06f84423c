/**
 * Pictures of the first pages of designs, which a job draws once a design was changed and rests. `drawn_seq`: the change up to which
 * it was drawn, or given up after three tries. `stored_at`: when the bytes were stored last; null: there are none. The index finds
 * the designs that were changed lately, that of colours and logos the brands. Never edited after release: a change is a new file.
 */
export const designThumbnails = `
create table design_thumbnail (
  brand_id bigint not null,
  document text not null,
  drawn_seq bigint not null default 0,
  tries smallint not null default 0,
  tried_at timestamptz not null default now(),
  stored_at timestamptz,
  primary key (brand_id, document)
);
create index doc_room_designs on doc_room (updated_at) where document like 'design/%';
create index brand_visual_updated on brand_visual (updated_at);
`
