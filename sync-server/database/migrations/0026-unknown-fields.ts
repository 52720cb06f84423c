/**
 * Names of fields in a document that the release which settled it last does not know, so that a newer one settles them by
 * itself. null: none; also in all rooms from before this migration, which are not settled again. Never edited after
 * release: a change is a new file.
 */
export const unknownFields = `
alter table doc_room add column unknown_fields text[];
create index doc_room_unknown_fields on doc_room using gin (unknown_fields) where unknown_fields is not null;
`
