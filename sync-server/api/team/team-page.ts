import type { GivenOf } from '#contract/call.ts'
import type { pageMembers } from '#contract/member.ts'
import { type BrandRole, brandRoles } from '#model/access/roles.ts'
import { matchesSearch } from '#model/hangul/choseong.ts'
import type { MemberRow } from './queries.ts'
import { dateOf, isPending, managesTeam } from './rows.ts'

type Wanted = GivenOf<typeof pageMembers>['query']

const korean = new Intl.Collator('ko')
const seoulMs = 9 * 60 * 60 * 1000

/**
 * Filters and sorts the members that `reader` may see. Done here instead of in SQL, because a team is small.
 */
export function selectMembers(rows: readonly MemberRow[], reader: BrandRole, wanted: Wanted): MemberRow[] {
  const { query = '', startDate, endDate, sort } = wanted
  const [field, direction] = sort.split(',')
  const compare = orders[field as keyof typeof orders]
  const sign = direction === 'DESC' ? -1 : 1
  return rows
    .filter((row) => managesTeam(reader) || !isPending(row))
    .filter((row) => query.trim() === '' || textsOf(row, reader).some((text) => matchesSearch(text, query)))
    .filter((row) => startDate === undefined || dayOf(row) >= startDate)
    .filter((row) => endDate === undefined || dayOf(row) <= endDate)
    .sort((a, b) => sign * compare(a, b) || a.id - b.id)
}

const byName = (a: MemberRow, b: MemberRow) => korean.compare(nameOf(a), nameOf(b))

const orders = {
  name: byName,
  role: (a: MemberRow, b: MemberRow) =>
    brandRoles.indexOf(a.role) - brandRoles.indexOf(b.role) || byName(a, b),
  date: (a: MemberRow, b: MemberRow) => dateOf(a).getTime() - dateOf(b).getTime(),
}

function nameOf({ full_name, invite_email }: MemberRow): string {
  return full_name ?? invite_email ?? ''
}

function textsOf({ full_name, email, invite_email }: MemberRow, reader: BrandRole): string[] {
  const texts = managesTeam(reader) ? [full_name, email, invite_email] : [full_name]
  return texts.filter((text) => text !== null)
}

/** yyyy-MM-dd in Seoul. */
function dayOf(row: MemberRow): string {
  return new Date(dateOf(row).getTime() + seoulMs).toISOString().slice(0, 10)
}
