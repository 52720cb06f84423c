/**
 * Who works at the desk of operators and designers, with sessions of its own, and what they do. Acts are only added: a trigger
 * refuses anything else, for the owner of the tables as well. They name brand and task by their numbers, and outlive them; they
 * can be deleted after five years. Never edited after release: a change is a new file.
 */
export const staff = `
create table staff (
  account_id bigint primary key references account on delete cascade,
  role text not null constraint staff_role check (role in ('OPERATOR', 'DESIGNER')),
  created_at timestamptz not null default now()
);

create table staff_session (
  token_hash bytea primary key,
  account_id bigint not null references staff on delete cascade,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null
);
create index staff_session_account on staff_session (account_id);
create index staff_session_expires on staff_session (expires_at);

create table staff_act (
  id bigint generated always as identity primary key,
  at timestamptz not null default now(),
  staff_id bigint not null,
  staff_name text not null,
  act text not null,
  brand_id bigint not null,
  task_id bigint not null,
  details text
);
create index staff_act_of_brand on staff_act (brand_id, id desc);
create index staff_act_at on staff_act (at);

create function keep_staff_acts() returns trigger language plpgsql as $$
declare
  filled boolean;
begin
  if tg_op = 'TRUNCATE' then
    -- A restore truncates tables that are empty.
    select exists (select from staff_act) into filled;
    if not filled then return null; end if;
  elsif tg_op = 'DELETE' and old.at < now() - interval '5 years' then
    return old;
  end if;
  raise exception 'Acts of the staff are only added: % of %', tg_op, tg_table_name using errcode = 'restrict_violation';
end $$;
create trigger staff_act_kept before update or delete on staff_act
  for each row execute function keep_staff_acts();
create trigger staff_act_not_truncated before truncate on staff_act
  for each statement execute function keep_staff_acts();
`
