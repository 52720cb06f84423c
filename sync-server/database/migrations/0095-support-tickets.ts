/**
 * Questions to the operator, of visitors and of accounts, and what was answered, which is mailed. An act of the desk may name a
 * question. Never edited after release: a change is a new file.
 */
export const supportTickets = `
create table support_ticket (
  id bigint generated always as identity primary key,
  client_key uuid not null unique,
  account_id bigint references account on delete set null,
  topic text not null,
  name text not null,
  email text not null,
  language text not null,
  text text not null,
  status text not null default 'RECEIVED'
    constraint support_ticket_status check (status in ('RECEIVED', 'ANSWERED', 'CLOSED')),
  closed_at timestamptz,
  created_at timestamptz not null default now(),
  constraint support_ticket_closed check ((status = 'CLOSED') = (closed_at is not null))
);
create index support_ticket_account on support_ticket (account_id) where account_id is not null;
create index support_ticket_queue on support_ticket (status, id);
create index support_ticket_closed_at on support_ticket (closed_at) where closed_at is not null;

create table support_answer (
  id bigint generated always as identity primary key,
  ticket_id bigint not null references support_ticket on delete cascade,
  staff_name text not null,
  text text not null,
  mailed_at timestamptz,
  mail_tries int not null default 0,
  mail_after timestamptz not null default now(),
  created_at timestamptz not null default now()
);
create index support_answer_ticket on support_answer (ticket_id);
create index support_answer_mail on support_answer (mail_after) where mailed_at is null and mail_tries < 8;

alter table staff_act add column ticket_id bigint;
alter table staff_act drop constraint staff_act_about;
alter table staff_act add constraint staff_act_about check (num_nonnulls(brand_id, application_id, ticket_id) = 1);
`
