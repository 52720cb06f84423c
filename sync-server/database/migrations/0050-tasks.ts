/**
 * Designer work that a brand asks for. A file of a task without a message is part of the brief; name, type and size stay where
 * the team deletes the file. `task_mail` has the mails that were not sent yet. Never edited after release: a change is a new file.
 */
export const tasks = `
create table task (
  id bigint generated always as identity primary key,
  brand_id bigint not null references brand on delete cascade,
  account_id bigint references account on delete set null,
  title text not null,
  request text not null,
  product_ids bigint[] not null,
  credit integer not null constraint task_price check (credit >= 0),
  status text not null default 'REQUESTED'
    constraint task_status check (status in ('REQUESTED', 'IN_PROGRESS', 'REVIEW', 'DONE', 'CANCELED')),
  credit_state text not null default 'RESERVED'
    constraint task_credit_state check (credit_state in ('RESERVED', 'SPENT', 'RETURNED')),
  share_id bigint references brand_share on delete set null,
  staff_account_id bigint references account on delete set null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint task_credits check ((status = 'REQUESTED') = (credit_state = 'RESERVED')
    and (status = 'CANCELED') = (credit_state = 'RETURNED'))
);
create index task_of_brand on task (brand_id, id desc);
create index task_open on task (id) where status in ('REQUESTED', 'IN_PROGRESS', 'REVIEW');
create index task_account on task (account_id);
create index task_staff on task (staff_account_id) where staff_account_id is not null;
create index task_share on task (share_id) where share_id is not null;

create table task_message (
  id bigint generated always as identity primary key,
  brand_id bigint not null references brand on delete cascade,
  task_id bigint not null references task on delete cascade,
  side text not null constraint task_message_side check (side in ('TEAM', 'STAFF')),
  kind text not null constraint task_message_kind check (kind in ('MESSAGE', 'DELIVERY', 'CHANGES', 'CANCELED')),
  account_id bigint references account on delete set null,
  text text not null,
  created_at timestamptz not null default now()
);
create index task_message_of_task on task_message (task_id, id);
create index task_message_of_brand on task_message (brand_id);
create index task_message_account on task_message (account_id);

create table task_file (
  id bigint generated always as identity primary key,
  brand_id bigint not null references brand on delete cascade,
  task_id bigint not null references task on delete cascade,
  message_id bigint references task_message on delete cascade,
  file_id bigint references file on delete set null,
  name text not null,
  media_type text not null,
  size bigint not null
);
create index task_file_of_task on task_file (task_id);
create index task_file_message on task_file (message_id);
create index task_file_of_brand on task_file (brand_id);
create index task_file_file on task_file (file_id);

create table task_mail (
  id bigint generated always as identity primary key,
  brand_id bigint not null references brand on delete cascade,
  task_id bigint not null references task on delete cascade,
  about text not null
    constraint task_mail_about check (about in ('REQUESTED', 'IN_PROGRESS', 'REVIEW', 'DONE', 'CANCELED', 'WRITTEN')),
  tries integer not null default 0,
  after timestamptz not null default now()
);
create index task_mail_due on task_mail (after);
create index task_mail_of_task on task_mail (task_id);
create index task_mail_of_brand on task_mail (brand_id);
`
