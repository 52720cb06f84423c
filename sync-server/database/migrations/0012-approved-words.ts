/** What was approved, as a digest by whoever approved it; null where nobody said. */
export const approvedWords = `
alter table brand_approval add column words text;
`
