/**
 * Pictures that an image model makes: a request with its state, whose credits are held in the ledger under its id until it ends, and
 * what people report about them. What was asked for in words is kept until the end of the request alone. An account has one request
 * at work at a time, on whichever node. `origin` of a file says that a model has made it. Never edited after release: a change is a
 * new file.
 */
export const aiPictures = `
create table ai_picture (
  id bigint generated always as identity primary key,
  brand_id bigint not null references brand on delete cascade,
  account_id bigint references account on delete set null,
  state text not null default 'WAITING'
    constraint ai_picture_state check (state in ('WAITING', 'RUNNING', 'DONE', 'FAILED')),
  code text,
  subject text,
  data jsonb,
  style text not null,
  form text not null,
  count integer not null constraint ai_picture_count check (count > 0),
  credit integer not null constraint ai_picture_credit check (credit >= 0),
  model text not null,
  prompt text not null,
  file_ids bigint[] not null default '{}',
  created_at timestamptz not null default now(),
  started_at timestamptz,
  ended_at timestamptz
);
create index ai_picture_of_brand on ai_picture (brand_id, id desc);
create index ai_picture_account on ai_picture (account_id);
create index ai_picture_open on ai_picture (id) where state in ('WAITING', 'RUNNING');
create index ai_picture_created on ai_picture (created_at);
create unique index ai_picture_at_work on ai_picture (account_id) where state = 'RUNNING';

create table ai_picture_report (
  id bigint generated always as identity primary key,
  brand_id bigint not null references brand on delete cascade,
  picture_id bigint not null references ai_picture on delete cascade,
  account_id bigint references account on delete set null,
  reason text not null,
  created_at timestamptz not null default now(),
  mail_after timestamptz default now(),
  tries integer not null default 0
);
create unique index ai_picture_report_once on ai_picture_report (picture_id, account_id);
create index ai_picture_report_of_brand on ai_picture_report (brand_id);
create index ai_picture_report_account on ai_picture_report (account_id);
create index ai_picture_report_due on ai_picture_report (mail_after) where mail_after is not null;

alter table file add column origin jsonb;
`
