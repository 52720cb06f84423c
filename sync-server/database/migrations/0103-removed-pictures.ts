/**
 * Pictures of a model that an operator has removed. Their files are deleted and say that they were removed; the request says when and
 * why, and when that is mailed to who asked for them. Never edited after release: a change is a new file.
 */
export const removedPictures = `
alter table file add column removed_at timestamptz;
create index file_removed on file (brand_id, removed_at) where removed_at is not null;
alter table ai_picture add column removed_at timestamptz;
alter table ai_picture add column removal_note text;
alter table ai_picture add column tell_after timestamptz;
alter table ai_picture add column tell_tries integer not null default 0;
alter table ai_picture add constraint ai_picture_removed
  check (num_nulls(removed_at, removal_note) in (0, 2));
create index ai_picture_told on ai_picture (tell_after) where tell_after is not null;
`
