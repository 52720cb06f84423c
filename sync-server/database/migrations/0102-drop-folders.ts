/**
 * Folders of a brand's drive to which every member may add files, also to those inside them. Setting it counts as a change of the
 * drive. Never edited after release: a change is a new file.
 */
export const dropFolders = `
alter table directory add column takes_uploads boolean not null default false;
drop trigger directory_numbered on directory;
create trigger directory_numbered
  before insert or update of name, type, parent_id, trashed_at, trashed_with, takes_uploads on directory
  for each row execute function number_change();
`
