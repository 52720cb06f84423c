/**
 * The desk moves applications of the campaign as well: an act names a task of a brand, an application of an account, or a brand
 * alone. Never edited after release: a change is a new file.
 */
export const actsOfApplications = `
alter table staff_act alter column brand_id drop not null;
alter table staff_act alter column task_id drop not null;
alter table staff_act add column application_id bigint;
alter table staff_act add constraint staff_act_about check (num_nonnulls(brand_id, application_id) = 1);
`
