/** Indexes by which the jobs find rows that have ended. Never edited after release: a change is a new file. */
export const ages = `
create index file_purged on file (purged_at) where purged_at is not null;
create index settle_history_age on settle_history (created_at);
create index brand_member_invited on brand_member (invite_expires_at) where account_id is null;
`
