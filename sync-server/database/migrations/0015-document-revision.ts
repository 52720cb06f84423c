/**
 * How often REST's values of a document were changed: changes are made one after the other, and whoever has read an
 * earlier revision is refused. Like the other tables of documents, without a foreign key to the brand. Never edited after
 * release: a change is a new file.
 */
export const documentRevision = `
create table document_revision (
  brand_id bigint not null,
  document text not null,
  revision bigint not null default 1,
  primary key (brand_id, document)
);
`
