/**
 * Answers of the first questions, before they belong to a brand. `account_id` is null for those of a visitor; whoever connects
 * them to a brand becomes their account. Never edited after release: a change is a new file.
 */
export const brandQuests = `
create table brand_quest (
  id uuid primary key default gen_random_uuid(),
  account_id bigint references account on delete cascade,
  brand_id bigint references brand on delete cascade,
  answers jsonb not null,
  created_at timestamptz not null default now()
);
create index brand_quest_account on brand_quest (account_id) where account_id is not null;
create index brand_quest_brand on brand_quest (brand_id) where brand_id is not null;
create index brand_quest_open on brand_quest (created_at) where brand_id is null;
`
