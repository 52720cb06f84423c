/**
 * How often the lease of a room was taken: who has it stores results only while nobody has taken it since. Never edited after
 * release: a change is a new file.
 */
export const settleLease = `
create table settle_lease (
  brand_id bigint not null,
  document text not null,
  generation integer not null,
  primary key (brand_id, document)
);
`
