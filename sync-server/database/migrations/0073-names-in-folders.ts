/**
 * Finds the names in a folder of a drive that are, or begin like, a given one, without reading the names of all others. Two names
 * are the same where they differ by letter case alone; without ICU, which some servers are built without, the server's own rules
 * apply. Never edited after release: a change is a new file.
 */
export const namesInFolders = `
do $do$
declare
  folded text := 'lower(name)';
begin
  if exists (select from pg_collation where collname = 'und-x-icu') then
    folded := 'lower(name collate "und-x-icu")';
  end if;
  execute 'create function file_name_key(name text) returns text language sql immutable strict parallel safe return ' || folded;
end
$do$;

create index file_name_in_folder on file (brand_id, owner_id, directory_id, (file_name_key(name) collate "C"))
  where file_type = 'DRIVE' and trashed_at is null and deleted_at is null;
`
