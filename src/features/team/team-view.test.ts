import { expect, test } from 'vitest'
import type { Member } from './team-calls.ts'
import { chooseMembers, everybody, type TeamFilter } from './team-view.ts'

const joined: Member = {
  idBrandMember: 1,
  brandRole: 'BRAND_ROLE_OWNER',
  state: 'JOINED',
  idAccount: 1,
  fullName: '한결',
  image: null,
  email: 'hangyeol@ongi.example',
  inviteEmail: null,
  inviter: null,
  date: '2026-03-01T03:00:00Z',
  expiresAt: null,
  mailedAt: null,
}
const team: Member[] = [
  {
    ...joined,
    idBrandMember: 2,
    brandRole: 'BRAND_ROLE_MEMBER',
    fullName: '이지우',
    email: 'ji@ongi.example',
  },
  { ...joined, date: '2026-03-09T03:00:00Z' },
  {
    ...joined,
    idBrandMember: 3,
    brandRole: 'BRAND_ROLE_ADMIN',
    state: 'INVITED',
    idAccount: null,
    fullName: null,
    email: null,
    inviteEmail: 'Seo@atelier.example',
    date: '2026-03-20T03:00:00Z',
  },
  { ...joined, idBrandMember: 4, brandRole: 'BRAND_ROLE_MEMBER', fullName: '김다온', email: null },
]

function ids(filter: Partial<TeamFilter>): number[] {
  return chooseMembers(team, { ...everybody, ...filter }, 'ko').map(({ idBrandMember }) => idBrandMember)
}

test('sorts by role from the highest, and by name within a role', () => {
  expect(ids({})).toEqual([1, 3, 4, 2])
  expect(ids({ sort: 'name' })).toEqual([4, 2, 1, 3])
  expect(ids({ sort: 'newest' }).slice(0, 2)).toEqual([3, 1])
  expect(ids({ sort: 'oldest' }).at(-1)).toBe(3)
})

test('finds members and invited people by a part of the name, initial consonants or an address', () => {
  expect(ids({ query: '지우' })).toEqual([2])
  expect(ids({ query: 'ㄱㄷㅇ' })).toEqual([4])
  expect(ids({ query: 'ATELIER' })).toEqual([3])
  expect(ids({ query: '없는 사람' })).toEqual([])
  expect(ids({ part: 'joined' })).toEqual([1, 4, 2])
  expect(ids({ part: 'invited' })).toEqual([3])
})

test('a date range includes its first and last day', () => {
  expect(ids({ from: '2026-03-09' })).toEqual([1, 3])
  expect(ids({ from: '2026-03-09', to: '2026-03-09' })).toEqual([1])
  expect(ids({ to: '2026-03-08' })).toEqual([4, 2])
})
