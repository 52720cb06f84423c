/** The SHA-256 of a file's bytes, in hex, counted while they are stored. Never edited after release: a change is a new file. */
export const fileHashes = `
alter table file add column sha256 text;
`
