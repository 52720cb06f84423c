/**
 * Who confirmed a mailed code: a keyed hash, see `code-holder.ts`. Null for codes that were confirmed before. Never edited
 * after release: a change is a new file.
 */
export const codeHolder = `
alter table email_code add column confirmed_by bytea;
`
