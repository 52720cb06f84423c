/** Whose a picture of a photo service is. Never edited after release: a change is a new file. */
export const fileCredit = `
alter table file add column credit jsonb;
`
