/** Reference tables. Their rows come from seed/, their texts from locales/. */
export const reference = `
create table industry (
  id bigint generated always as identity primary key,
  key text not null unique,
  parent_id bigint references industry,
  id_category integer,
  position integer not null
);

create table option_item (
  id bigint generated always as identity primary key,
  kind text not null,
  key text not null,
  group_key text,
  position integer not null,
  unique (kind, key)
);

create table country (
  code text primary key,
  position integer not null
);

create table language (
  tag text primary key,
  locale text not null unique,
  title text not null,
  position integer not null
);

create table plan (
  id bigint generated always as identity primary key,
  key text not null,
  title text not null,
  level integer not null,
  currency text not null check (currency in ('KRW', 'USD')),
  period_type text check (period_type in ('MONTHLY', 'YEARLY')),
  price integer not null check (price >= 0),
  price_of_year integer not null check (price_of_year >= 0),
  credit integer not null,
  credit_once boolean not null,
  id_variant bigint,
  storage_bytes bigint not null,
  seats integer not null,
  history_days integer not null,
  on_sale boolean not null,
  position integer not null
);
create unique index plan_key on plan (key, currency, coalesce(period_type, ''));

create table policy_document (
  id bigint generated always as identity primary key,
  type text not null,
  version integer not null,
  language text not null,
  title text not null,
  body text not null,
  effective_at timestamptz,
  is_latest boolean not null,
  created_at timestamptz not null default now(),
  unique (type, language, version)
);
create unique index policy_document_latest on policy_document (type, language) where is_latest;
`
