/** Whether a link offers files beside the page. Never edited after release: a change is a new file. */
export const shareDownloads = `
alter table brand_share add column downloads boolean not null default false;
`
