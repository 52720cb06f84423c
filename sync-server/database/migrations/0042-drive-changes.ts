/**
 * The changes of a brand's drives, numbered in the order in which they are committed: a transaction that changes a drive takes
 * the next number from `brand_storage` and holds its row until it ends, so that whoever read up to a number misses none.
 * Rows that are deleted leave their number in `drive_removal`. Never edited after release: a change is a new file.
 */
export const driveChanges = `
alter table brand_storage add column changes bigint not null default 0;
alter table file add column changed bigint not null default 0;
alter table directory add column changed bigint not null default 0;
alter table file_tag add column changed bigint not null default 0;
create index file_changed on file (brand_id, changed, id);
create index directory_changed on directory (brand_id, changed, id);
create index file_tag_changed on file_tag (brand_id, changed, id);

create table drive_removal (
  id bigint generated always as identity primary key,
  brand_id bigint not null references brand on delete cascade,
  owner_id bigint references account on delete cascade,
  kind text not null constraint drive_removal_kind check (kind in ('FILE', 'DIRECTORY', 'TAG')),
  item_id bigint not null,
  changed bigint not null
);
create index drive_removal_changed on drive_removal (brand_id, changed, id);
create index drive_removal_owner on drive_removal (owner_id) where owner_id is not null;

-- One number for all changes of a transaction. Of a brand that is being purged, 0.
create function next_change(brand bigint) returns bigint language plpgsql as $$
declare
  mark text := current_setting('saegim.change', true);
  number bigint;
begin
  if mark like brand || ':%' then
    return split_part(mark, ':', 2)::bigint;
  end if;
  if not exists (select from brand b where b.id = brand) then
    return 0;
  end if;
  insert into brand_storage (brand_id, changes) values (brand, 1)
  on conflict (brand_id) do update set changes = brand_storage.changes + 1
  returning changes into number;
  perform set_config('saegim.change', brand || ':' || number, true);
  return number;
end
$$;

create function number_change() returns trigger language plpgsql as $$
begin
  new.changed := next_change(new.brand_id);
  return new;
end
$$;

create function note_removal() returns trigger language plpgsql as $$
declare
  number bigint := next_change(old.brand_id);
begin
  if number > 0 and (old.owner_id is null or exists (select from account where id = old.owner_id)) then
    insert into drive_removal (brand_id, owner_id, kind, item_id, changed)
    values (old.brand_id, old.owner_id, tg_argv[0], old.id, number);
  end if;
  return null;
end
$$;

create trigger file_numbered
  before insert or update of name, file_type, directory_id, tag_ids, trashed_at, trashed_with, deleted_at on file
  for each row execute function number_change();
create trigger directory_numbered
  before insert or update of name, type, parent_id, trashed_at, trashed_with on directory
  for each row execute function number_change();
create trigger file_tag_numbered before insert or update of name on file_tag
  for each row execute function number_change();
create trigger file_removed after delete on file for each row execute function note_removal('FILE');
create trigger directory_removed after delete on directory
  for each row execute function note_removal('DIRECTORY');
create trigger file_tag_removed after delete on file_tag for each row execute function note_removal('TAG');
`
