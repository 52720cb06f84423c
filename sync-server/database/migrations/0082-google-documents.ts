/**
 * Links to Google documents: of the brand where `owner_id` is null, else of a member, whose links go with the membership. A file
 * is once in a list. Never edited after release: a change is a new file.
 */
export const googleDocuments = `
create table google_document (
  id bigint generated always as identity primary key,
  brand_id bigint not null references brand on delete cascade,
  owner_id bigint,
  kind text not null,
  file_id text not null,
  title text not null,
  created_at timestamptz not null default now(),
  constraint google_document_file unique nulls not distinct (brand_id, owner_id, file_id),
  constraint google_document_owner foreign key (brand_id, owner_id)
    references brand_member (brand_id, account_id) on delete cascade
);
`
