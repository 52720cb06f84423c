/**
 * What language models have written: a row for each call, without its text, and counts of a day and a month that outlive the rows.
 * `counted_as` is a brand or an account, by its number. Never edited after release: a change is a new file.
 */
export const aiUse = `
create table ai_job (
  id bigint generated always as identity primary key,
  brand_id bigint references brand on delete cascade,
  at timestamptz not null default now(),
  prompt text not null,
  model text not null,
  outcome text not null,
  ms integer not null,
  prompt_tokens integer not null,
  answer_tokens integer not null
);
create index ai_job_of_brand on ai_job (brand_id);
create index ai_job_at on ai_job (at);

create table ai_day (
  counted_as text not null,
  day text not null,
  calls integer not null,
  primary key (counted_as, day)
);

create table ai_month (
  month text primary key,
  tokens bigint not null
);
`
