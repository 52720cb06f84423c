/**
 * Whether a file has small pictures of what it shows, and when they are tried again. Never edited after release: a change is a
 * new file.
 */
export const thumbnails = `
alter table file
  add column thumbnail text not null default 'NONE'
    constraint file_thumbnail check (thumbnail in ('NONE', 'WAITING', 'READY')),
  add column thumbnail_tries integer not null default 0,
  add column thumbnail_at timestamptz not null default now();
create index file_thumbnail_waiting on file (thumbnail_at) where thumbnail = 'WAITING';

update file set thumbnail = 'WAITING'
where file_type = 'DRIVE' and deleted_at is null
  and media_type in ('image/jpeg', 'image/png', 'image/webp', 'image/gif', 'application/pdf');

create trigger file_pictured before update of thumbnail on file
  for each row when (new.thumbnail <> old.thumbnail) execute function number_change();
`
