/**
 * Links are found by the hash of their key; the key itself is sealed, so that its makers can copy it again. Openings by
 * readers are counted from the migration on. The trigger serves nodes of the release before, which write the plain key
 * alone and read it as long as it is there: `sync-server/api/share/decisions/0002-keys-of-links.md`. Never edited after
 * release: a change is a new file.
 */
export const shareKeys = `
alter table brand_share alter column key drop not null;
alter table brand_share add column key_hash bytea;
alter table brand_share add column sealed_key text;
alter table brand_share add column opened_count bigint not null default 0;
alter table brand_share add column last_opened_at timestamptz;
alter table brand_share add column counted_from timestamptz not null default now();

update brand_share set key_hash = sha256(convert_to(key, 'UTF8'));
alter table brand_share alter column key_hash set not null;
alter table brand_share add constraint brand_share_key_hash unique (key_hash);

create function hash_share_key() returns trigger
language plpgsql as $$
begin
  new.key_hash := coalesce(new.key_hash, sha256(convert_to(new.key, 'UTF8')));
  return new;
end $$;
create trigger brand_share_hash before insert on brand_share
  for each row execute function hash_share_key();
`
