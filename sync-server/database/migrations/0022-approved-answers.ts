/**
 * The answers of a section as they were approved, by the paths of their fields, and the decision that they belong to: the
 * earlier release, which runs beside this one during a rollout, changes decisions without them. Never edited after release:
 * a change is a new file.
 */
export const approvedAnswers = `
alter table brand_approval add column answers jsonb;
alter table brand_approval add column answers_of timestamptz;
`
