/** The languages in which a link shows the guide beside its own, where there are translations. Never edited after release: a change is a new file. */
export const shareLanguages = `
alter table brand_share add column languages text[] not null default '{}';
`
