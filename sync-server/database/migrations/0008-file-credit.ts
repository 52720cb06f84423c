/** Credit of pictures from a photo service. Never edited after release: a change is a new file. */
export const fileCredit = `
alter table file add column credit jsonb;
`
