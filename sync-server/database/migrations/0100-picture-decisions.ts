/**
 * What an operator has decided about reported pictures of a model, with a note: all three, or none while it is open. Never edited
 * after release: a change is a new file.
 */
export const pictureDecisions = `
alter table ai_picture_report add column decision text
  constraint ai_picture_report_decision check (decision in ('REMOVED', 'KEPT'));
alter table ai_picture_report add column note text;
alter table ai_picture_report add column decided_at timestamptz;
alter table ai_picture_report add constraint ai_picture_report_decided
  check (num_nulls(decision, note, decided_at) in (0, 3));
create index ai_picture_report_open on ai_picture_report (picture_id) where decided_at is null;
`
