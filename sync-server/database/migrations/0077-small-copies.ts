/**
 * The small copies of a file that are stored beside it, by the end of their keys, with their bytes; 0: the original serves. Those of
 * a brand are summed up by the database itself, until their files are purged. Copies that were made before, or by a node of the
 * release before, are counted by `collect-files`. Never edited after release: a change is a new file.
 */
export const smallCopies = `
alter table file add column copies jsonb not null default '{}';
alter table brand_storage add column copies bigint not null default 0;

create function size_of_copies(copies jsonb) returns bigint language sql immutable as $$
  select coalesce(sum(value::bigint), 0)::bigint from jsonb_each_text(copies)
$$;

create function count_copies() returns trigger language plpgsql as $$
declare
  brand bigint := coalesce(new.brand_id, old.brand_id);
  change bigint := 0;
begin
  if tg_op <> 'INSERT' and old.copies <> '{}' and old.purged_at is null then
    change := -size_of_copies(old.copies);
  end if;
  if tg_op <> 'DELETE' and new.copies <> '{}' and new.purged_at is null then
    change := change + size_of_copies(new.copies);
  end if;
  if change = 0 then
    return null;
  end if;
  update brand_storage set copies = copies + change where brand_id = brand;
  if not found and change > 0 then
    insert into brand_storage (brand_id, copies) values (brand, change)
    on conflict (brand_id) do update set copies = brand_storage.copies + excluded.copies;
  end if;
  return null;
end
$$;

create trigger file_copies_counted after insert or delete or update of copies, purged_at on file
  for each row execute function count_copies();
`
