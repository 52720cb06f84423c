/** Never edited after release: a change is a new file. */
export const accountsAndBrands = `
create extension if not exists pg_trgm;

-- Hangul before Latin; the database's own order goes by code point.
create collation if not exists ko (provider = icu, locale = 'ko-KR');

create table account (
  id bigint generated always as identity primary key,
  email text not null,
  password_hash text,
  full_name text not null,
  image text,
  locale text not null default 'ko',
  email_consent boolean not null default false,
  country_code text,
  invited_code text,
  leave_reason text,
  password_changed_at timestamptz,
  last_login_at timestamptz,
  created_at timestamptz not null default now(),
  withdrawn_at timestamptz
);
create unique index account_email_key on account (lower(email));

create table session (
  token_hash bytea primary key,
  account_id bigint not null references account on delete cascade,
  user_agent text not null default '',
  created_at timestamptz not null default now(),
  last_seen_at timestamptz not null default now(),
  expires_at timestamptz not null
);
create index session_account on session (account_id);
create index session_expires on session (expires_at);

create table email_code (
  id bigint generated always as identity primary key,
  email text not null,
  mode text not null check (mode in ('SIGNUP', 'PASSWORD', 'DORMANCY')),
  code_hash bytea not null,
  tries integer not null default 0,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  confirmed_at timestamptz,
  used_at timestamptz
);
create index email_code_newest on email_code (email, mode, created_at desc);
create index email_code_expires on email_code (expires_at);

create table terms_agreement (
  id bigint generated always as identity primary key,
  account_id bigint not null references account on delete cascade,
  type text not null,
  version integer not null,
  agreed boolean not null,
  created_at timestamptz not null default now(),
  constraint terms_agreement_key unique (account_id, type, version)
);

create table brand (
  id bigint generated always as identity primary key,
  name text not null,
  sub_name text,
  industry text,
  industry_type text,
  activity_period text,
  member_count text,
  email text,
  url text,
  credit integer not null default 0 check (credit >= 0),
  tutorial boolean not null default true,
  business_name text,
  representative text,
  business_number text,
  address text,
  website text,
  version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  deleted_at timestamptz
);

create table brand_member (
  id bigint generated always as identity primary key,
  brand_id bigint not null references brand on delete cascade,
  account_id bigint references account on delete cascade,
  role text not null
    check (role in ('BRAND_ROLE_OWNER', 'BRAND_ROLE_ADMIN', 'BRAND_ROLE_DESIGNER', 'BRAND_ROLE_MEMBER')),
  invite_email text,
  inviter_id bigint references account on delete set null,
  invite_expires_at timestamptz,
  joined_at timestamptz,
  created_at timestamptz not null default now(),
  constraint brand_member_account_key unique (brand_id, account_id),
  constraint brand_member_someone check (account_id is not null or invite_email is not null)
);
create unique index brand_member_invite_key on brand_member (brand_id, lower(invite_email)) where account_id is null;
create index brand_member_account on brand_member (account_id);

create table brand_core (
  brand_id bigint primary key references brand on delete cascade,
  background text,
  what text,
  how text,
  target text,
  discomfort text,
  brand_name text,
  service text,
  achieve text,
  purpose_manifesto text,
  company_size text,
  future_activity_period text,
  future_member_count text,
  future_company_size text,
  ideal text,
  business_scope text,
  aspiration text,
  vision_manifesto text,
  problem text,
  positive text,
  memo text,
  updated_at timestamptz not null default now()
);

create table brand_core_value (
  id bigint generated always as identity primary key,
  brand_id bigint not null references brand on delete cascade,
  keyword text,
  description text,
  order_ascending double precision not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index brand_core_value_order on brand_core_value (brand_id, order_ascending, id);

create table idempotency (
  account text not null,
  key text not null,
  request_hash bytea not null,
  status integer,
  body jsonb,
  created_at timestamptz not null default now(),
  constraint idempotency_pkey primary key (account, key)
);
create index idempotency_created on idempotency (created_at);
`
