/**
 * Applications for the free design support, one of an account in each campaign. `images` and `results` have the storage keys
 * of photographs and delivered designs; `mailed` is the state that the person was told by mail. Never edited after release: a change is a new file.
 */
export const campaignApplications = `
create table campaign_application (
  id bigint generated always as identity primary key,
  campaign text not null,
  account_id bigint not null references account on delete cascade,
  answers jsonb not null,
  images jsonb not null default '[]',
  status text not null default 'RECEIVED'
    constraint campaign_application_status check (status in ('RECEIVED', 'REVIEWING', 'DELIVERED', 'DECLINED')),
  due_on date not null,
  reason text,
  results jsonb not null default '[]',
  settled_at timestamptz,
  mailed text,
  mail_tries int not null default 0,
  mail_after timestamptz not null default now(),
  created_at timestamptz not null default now(),
  constraint campaign_application_once unique (campaign, account_id)
);
create index campaign_application_account on campaign_application (account_id);
create index campaign_application_settled on campaign_application (settled_at) where settled_at is not null;
create index campaign_application_mail on campaign_application (mail_after)
  where status <> 'REVIEWING' and mailed is distinct from status and mail_tries < 8;
`
