/** Instagram names a person by the professional account as well. Never edited after release: a change is a new file. */
export const snsSubjects = `
create index sns_account_of_subject on sns_account (type, subject);
`
