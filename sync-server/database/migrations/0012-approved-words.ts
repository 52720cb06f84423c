/**
 * Digest of what was approved, computed by the approver's device; null where it sent none. Never edited after release.
 */
export const approvedWords = `
alter table brand_approval add column words text;
`
