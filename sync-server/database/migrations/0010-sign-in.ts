/** Sign-in by providers: linked persons, attempts and tickets, logins that are still to be unlinked at the provider. */
export const signIn = `
create table account_login (
  account_id bigint not null references account on delete cascade,
  provider text not null check (provider in ('GOOGLE', 'KAKAO', 'NAVER', 'FACEBOOK')),
  subject text not null,
  created_at timestamptz not null default now(),
  primary key (account_id, provider),
  constraint account_login_subject unique (provider, subject)
);

create table sign_in_attempt (
  key_hash bytea primary key,
  provider text not null,
  mode text not null check (mode in ('login', 'link', 'confirm')),
  account_id bigint references account on delete cascade,
  state text not null,
  nonce text not null,
  verifier text not null,
  redirect_uri text not null,
  expires_at timestamptz not null
);
create index sign_in_attempt_expires on sign_in_attempt (expires_at);

create table sign_in_ticket (
  key_hash bytea primary key,
  code_hash bytea not null,
  provider text not null,
  subject text not null,
  account_id bigint references account on delete cascade,
  email text,
  email_verified boolean not null default false,
  image text,
  expires_at timestamptz not null
);
create index sign_in_ticket_expires on sign_in_ticket (expires_at);

create table left_login (
  subject_hash bytea primary key,
  created_at timestamptz not null default now()
);

create table login_to_cut (
  provider text not null,
  subject text not null,
  tries integer not null default 0,
  next_at timestamptz not null default now(),
  created_at timestamptz not null default now(),
  primary key (provider, subject)
);
`
