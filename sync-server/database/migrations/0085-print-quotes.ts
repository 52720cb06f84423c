/**
 * Prices that teams ask the desk for, of print that is not on the list. What is asked for is the brief of the task; `credit`, `days`
 * and `expires_at` are the answer, all three or none. Never edited after release: a change is a new file.
 */
export const printQuotes = `
create table task_quote (
  task_id bigint primary key references task on delete cascade,
  brand_id bigint not null references brand on delete cascade,
  kind text not null,
  amount integer not null,
  width double precision not null,
  height double precision not null,
  pages integer not null,
  credit integer,
  days integer,
  expires_at timestamptz,
  accepted_at timestamptz,
  constraint task_quote_answer check (num_nulls(credit, days, expires_at) in (0, 3)),
  constraint task_quote_accepted check (accepted_at is null or credit is not null)
);
create index task_quote_of_brand on task_quote (brand_id);

alter table task_message drop constraint task_message_kind;
alter table task_message add constraint task_message_kind
  check (kind in ('MESSAGE', 'DELIVERY', 'CHANGES', 'CANCELED', 'QUOTE'));

alter table task_mail drop constraint task_mail_about;
alter table task_mail add constraint task_mail_about check (
  about in ('REQUESTED', 'IN_PROGRESS', 'REVIEW', 'DONE', 'CANCELED', 'WRITTEN', 'QUOTE_ASKED', 'QUOTED', 'QUOTE_CLOSED')
);
`
