/**
 * Uploads that are resumed after they broke, by tus: what is known of the file, and the parts that are stored for good. The row
 * stays for a day after its file was made, so that a device that lost the answer gets it again. Never edited after release: a
 * change is a new file.
 */
export const resumableUploads = `
create table resumable_upload (
  id bigint generated always as identity primary key,
  brand_id bigint not null references brand on delete cascade,
  account_id bigint not null references account on delete cascade,
  upload_id bigint references file_upload on delete set null,
  storage_key text not null,
  size bigint not null constraint resumable_upload_size check (size > 0),
  received bigint not null default 0
    constraint resumable_upload_received check (received between 0 and size),
  name text not null,
  owner_id bigint references account on delete cascade,
  directory_id bigint,
  sha256 text not null,
  lease uuid,
  leased_until timestamptz,
  file_id bigint references file on delete set null,
  created_at timestamptz not null default now()
);
create index resumable_upload_brand on resumable_upload (brand_id);
create index resumable_upload_account on resumable_upload (account_id);
create index resumable_upload_upload on resumable_upload (upload_id);
create index resumable_upload_owner on resumable_upload (owner_id);
create index resumable_upload_file on resumable_upload (file_id);
create index resumable_upload_created on resumable_upload (created_at);

create table resumable_part (
  resumable_id bigint not null references resumable_upload on delete cascade,
  start bigint not null,
  size bigint not null constraint resumable_part_size check (size > 0),
  storage_key text not null,
  primary key (resumable_id, start)
);
`
