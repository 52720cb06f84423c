/**
 * Purging of deleted brands: `purging_at` is set when it begins, and from then on a brand cannot be restored. Answers of
 * repeated calls know their brand. Indexes by which everything of a brand, or of a person in others' brands, is found.
 * Never edited after release: a change is a new file.
 */
export const purgedBrands = `
alter table brand add column purging_at timestamptz;
create index brand_deleted on brand (deleted_at) where deleted_at is not null;
alter table idempotency add column brand_id bigint;
create index idempotency_brand on idempotency (brand_id) where brand_id is not null;
create index file_of_brand on file (brand_id);
create index brand_share_of_brand on brand_share (brand_id);
create index brand_approval_account on brand_approval (account_id);
create index doc_version_editors on doc_version using gin (editors jsonb_path_ops);
`
