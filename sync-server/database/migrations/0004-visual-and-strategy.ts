/** Never edited after release: a change is a new file. */
export const visualAndStrategy = `
create table brand_visual (
  brand_id bigint primary key references brand on delete cascade,
  logo jsonb not null default '{}',
  colors jsonb not null default '{}',
  colors_settled jsonb,
  colors_settled_at timestamptz,
  typography jsonb not null default '{}',
  typography_settled jsonb,
  typography_settled_at timestamptz,
  updated_at timestamptz not null default now()
);

create table brand_visual_photography (
  id bigint generated always as identity primary key,
  brand_id bigint not null references brand on delete cascade,
  id_file bigint,
  url text,
  id_unsplash text,
  description text,
  order_ascending double precision not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index brand_visual_photography_order on brand_visual_photography (brand_id, order_ascending, id);

create table brand_personality (
  id bigint generated always as identity primary key,
  brand_id bigint not null unique references brand on delete cascade,
  keywords jsonb not null default '[]',
  keyword1 text,
  keyword2 text,
  keyword3 text,
  keyword4 text,
  keyword5 text,
  balance_personality integer,
  balance_attitude integer,
  balance_value integer,
  balance_emotion integer,
  individuality text,
  attention text,
  voice_tone text,
  encourage_customer text,
  emphasis_service text,
  emphasis_best text,
  provocative text,
  aimed_customer text,
  tagline1 text,
  tagline2 text,
  tagline3 text,
  updated_at timestamptz not null default now()
);

create table brand_positioning (
  id bigint generated always as identity primary key,
  brand_id bigint not null unique references brand on delete cascade,
  axis_x integer,
  axis_y integer,
  axis_z integer,
  axis_x_low text,
  axis_x_high text,
  axis_y_low text,
  axis_y_high text,
  brand_name text,
  target text,
  benefit text,
  competitor text,
  service text,
  positioning_strategy text,
  updated_at timestamptz not null default now()
);

create table brand_positioning_persona (
  id bigint generated always as identity primary key,
  brand_id bigint not null references brand on delete cascade,
  id_brand_character text,
  name text,
  age text,
  gender text,
  country text,
  city text,
  job text,
  family_role text,
  energy_direction integer,
  judgment_style integer,
  life_style integer,
  behavior_style integer,
  goal text,
  discomfort text,
  issue text,
  problem text,
  needs text,
  achievements text,
  order_ascending double precision not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index brand_positioning_persona_order on brand_positioning_persona (brand_id, order_ascending, id);

create table brand_positioning_competitor (
  id bigint generated always as identity primary key,
  brand_id bigint not null references brand on delete cascade,
  axis_x integer,
  axis_y integer,
  axis_z integer,
  brand_name text,
  website text,
  service text,
  business_model text,
  benefit text,
  advantage text,
  order_ascending double precision not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index brand_positioning_competitor_order
  on brand_positioning_competitor (brand_id, order_ascending, id);

create table brand_approval (
  brand_id bigint not null references brand on delete cascade,
  section text not null,
  state text not null check (state in ('IN_REVIEW', 'APPROVED')),
  account_id bigint references account on delete set null,
  account_name text not null,
  decided_at timestamptz not null default now(),
  primary key (brand_id, section)
);
`
