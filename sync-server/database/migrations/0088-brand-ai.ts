/**
 * Whether a brand has allowed that its texts are sent to the language model. Off until an owner or admin turns it on. Never edited
 * after release: a change is a new file.
 */
export const brandAi = `
alter table brand add column ai_text boolean not null default false;
`
