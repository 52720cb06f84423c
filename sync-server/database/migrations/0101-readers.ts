/**
 * The role that reads only. A node of the release before takes it for a member until it is replaced. Never edited after
 * release: a change is a new file.
 */
export const readers = `
alter table brand_member drop constraint brand_member_role_check;
alter table brand_member add constraint brand_member_role_check check (role in (
  'BRAND_ROLE_OWNER', 'BRAND_ROLE_ADMIN', 'BRAND_ROLE_DESIGNER', 'BRAND_ROLE_MEMBER', 'BRAND_ROLE_READER'
));
alter table brand_invite_link drop constraint brand_invite_link_role;
alter table brand_invite_link add constraint brand_invite_link_role check (role in (
  'BRAND_ROLE_ADMIN', 'BRAND_ROLE_DESIGNER', 'BRAND_ROLE_MEMBER', 'BRAND_ROLE_READER'
));
`
