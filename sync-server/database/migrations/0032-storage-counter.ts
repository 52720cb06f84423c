/**
 * What the files of a brand take, counted by the database itself, so that a node of the release before counts too: kept files
 * in `file`, and in `file_upload` the uploads under way, each of which reserves its size before its bytes are stored. Never
 * edited after release: a change is a new file.
 */
export const storageCounter = `
create table brand_storage (
  brand_id bigint primary key references brand on delete cascade,
  used bigint not null default 0
);

create table file_upload (
  id bigint generated always as identity primary key,
  brand_id bigint not null references brand on delete cascade,
  account_id bigint references account on delete set null,
  storage_key text not null,
  size bigint not null constraint file_upload_size check (size >= 0),
  created_at timestamptz not null default now()
);
create index file_upload_brand on file_upload (brand_id);
create index file_upload_account on file_upload (account_id);
create index file_upload_created on file_upload (created_at);

create function add_to_storage(brand bigint, change bigint) returns void language plpgsql as $$
begin
  if change = 0 then
    return;
  end if;
  update brand_storage set used = used + change where brand_id = brand;
  -- Less of nothing is left behind by a brand that is being purged.
  if not found and change > 0 then
    insert into brand_storage (brand_id, used) values (brand, change)
    on conflict (brand_id) do update set used = brand_storage.used + excluded.used;
  end if;
end
$$;

create function count_file() returns trigger language plpgsql as $$
declare
  before bigint := 0;
  after bigint := 0;
begin
  if tg_op <> 'INSERT' and old.deleted_at is null then
    before := old.size;
  end if;
  if tg_op <> 'DELETE' and new.deleted_at is null then
    after := new.size;
  end if;
  perform add_to_storage(coalesce(new.brand_id, old.brand_id), after - before);
  return null;
end
$$;

create function count_file_upload() returns trigger language plpgsql as $$
begin
  perform add_to_storage(coalesce(new.brand_id, old.brand_id), coalesce(new.size, 0) - coalesce(old.size, 0));
  return null;
end
$$;

create trigger file_counted after insert or delete or update of size, deleted_at on file
  for each row execute function count_file();
create trigger file_upload_counted after insert or delete or update of size on file_upload
  for each row execute function count_file_upload();

insert into brand_storage (brand_id, used)
select brand_id, sum(size) from file where deleted_at is null group by brand_id;
`
