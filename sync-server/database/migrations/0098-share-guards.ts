/**
 * What a link shows of the strategy, until when it opens, and with which password. The part of a guarded link has a name
 * that nodes of the release before do not know: they would open it without its guards. Never edited after release: a
 * change is a new file.
 */
export const shareGuards = `
alter table brand_share add column ends_at timestamptz;
alter table brand_share add column password_hash text;
alter table brand_share add column strategy text[] not null default '{}';
alter table brand_share drop constraint brand_share_part_check;
alter table brand_share add constraint brand_share_part_check
  check (part in ('ALL', 'CORE', 'VISUAL', 'GUARDED_ALL', 'GUARDED_CORE', 'GUARDED_VISUAL'));
`
