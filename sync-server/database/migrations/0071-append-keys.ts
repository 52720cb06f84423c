/**
 * A key of what the relay stores beside updates, so that a commit which is repeated because its answer was lost stores it
 * once. null: stored by the write-back, or by an earlier release. Never edited after release: a change is a new file.
 */
export const appendKeys = `
alter table settle_history add column append_key uuid;
create unique index settle_history_append_key on settle_history (append_key) where append_key is not null;
`
