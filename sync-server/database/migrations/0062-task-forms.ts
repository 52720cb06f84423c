/**
 * The size in which each product of a task is made: `[[product, form], …]`. Never edited after release: a change is a new file.
 */
export const taskForms = `
alter table task add column product_forms jsonb not null default '[]';
`
