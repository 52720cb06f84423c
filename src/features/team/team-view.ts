import { brandRoles, toBrandRole } from '#model/access/roles.ts'
import { matchesSearch } from '#model/hangul/choseong.ts'
import type { Member } from './team-calls.ts'

export const sorts = ['role', 'name', 'newest', 'oldest'] as const
export type TeamSort = (typeof sorts)[number]
export type TeamPart = 'all' | 'joined' | 'invited'

export interface TeamFilter {
  readonly part: TeamPart
  readonly query: string
  /** yyyy-MM-dd, or '' for no limit. */
  readonly from: string
  readonly to: string
  readonly sort: TeamSort
}

export const everybody: TeamFilter = { part: 'all', query: '', from: '', to: '', sort: 'role' }

/** Filters and sorts the members. `language` selects the collation of names. */
export function chooseMembers(
  members: readonly Member[],
  filter: TeamFilter,
  language: string,
): readonly Member[] {
  const { part, query, from, to, sort } = filter
  const { compare } = new Intl.Collator(language)
  const byName = (a: Member, b: Member) => compare(nameOf(a), nameOf(b))
  const byDate = (a: Member, b: Member) => Date.parse(a.date) - Date.parse(b.date)
  const orders: Record<TeamSort, (a: Member, b: Member) => number> = {
    role: (a, b) => rankOf(a) - rankOf(b) || byName(a, b),
    name: byName,
    newest: (a, b) => byDate(b, a),
    oldest: byDate,
  }
  return members
    .filter((member) => part === 'all' || (part === 'joined') === isIn(member))
    .filter((member) => query.trim() === '' || textsOf(member).some((text) => matchesSearch(text, query)))
    .filter((member) => from === '' || dayOf(member) >= from)
    .filter((member) => to === '' || dayOf(member) <= to)
    .toSorted((a, b) => orders[sort](a, b) || a.idBrandMember - b.idBrandMember)
}

/** Whether the member has joined, not only been invited. */
export function isIn({ state }: Member): boolean {
  return state === 'JOINED'
}

/** The name; the address of a person who is only invited; '' if there is neither. */
export function nameOf({ fullName, inviteEmail, email }: Member): string {
  return fullName || inviteEmail || email || ''
}

function rankOf({ brandRole }: Member): number {
  return brandRoles.indexOf(toBrandRole(brandRole))
}

function textsOf({ fullName, email, inviteEmail }: Member): string[] {
  return [fullName, email, inviteEmail].filter((text) => text !== null)
}

/** The day in the local time zone. */
function dayOf({ date }: Member): string {
  const day = new Date(date)
  const two = (part: number) => String(part).padStart(2, '0')
  return `${day.getFullYear()}-${two(day.getMonth() + 1)}-${two(day.getDate())}`
}
