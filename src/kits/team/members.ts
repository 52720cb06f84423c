import { pageMembers } from '#contract/member.ts'
import { cachedList } from '#engine/reads/cached-read.ts'

/** The whole team in one call: it is limited by its seats, so searching and sorting happen on the device. */
export const membersRead = cachedList({
  call: pageMembers,
  scope: 'brand',
  maxAge: 0,
  items: (answer) => answer._embedded.members,
  paging: { size: 200, query: { sort: 'role,ASC' }, isWhole: true },
})
