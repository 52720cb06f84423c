import type { AnswerOf } from '#contract/call.ts'
import type { countMembers, readMember } from '#contract/member.ts'
import { currentSession } from '#device/identity/session.ts'
import type { Failure, Result } from '#device/rest/rest.ts'
import type { BrandRole } from '#model/access/roles.ts'

export type Member = AnswerOf<typeof readMember>
export type Seats = AnswerOf<typeof countMembers>
/** Nobody is made an owner. */
export type GivenRole = Exclude<BrandRole, 'BRAND_ROLE_OWNER'>

export interface Team {
  readonly members: readonly Member[]
  readonly seats: Seats
}

const atOnce = 200

/** The whole team: it is as large as its seats, so that searching and sorting need no server. Kept for later. */
export async function askTeam(idBrand: number): Promise<Result<Team>> {
  const { rest, calls } = await load()
  const seats = await rest(calls.countMembers, {}, { idBrand })
  if (!seats.ok) return seats
  const members: Member[] = []
  for (let page = 0, pages = 1; page < pages; page++) {
    const query = { sort: 'role,ASC', page, size: atOnce } as const
    const result = await rest(calls.pageMembers, { query }, { idBrand })
    if (!result.ok) return result
    members.push(...result.answer._embedded.members)
    pages = result.answer.page.totalPages
  }
  const team = { members, seats: seats.answer }
  await keepTeam(idBrand, team)
  return { ok: true, answer: team }
}

/** The team as this device last saw it; null where it never did. */
export async function readKeptTeam(idBrand: number): Promise<{ team: Team; at: number } | null> {
  const answers = await answersTable()
  const kept = await answers?.get(keyOf(idBrand)).catch(() => undefined)
  return kept ? { team: kept.answer as Team, at: kept.at } : null
}

export async function askReinvite(idBrand: number, id: number): Promise<Result<Member>> {
  const { rest, calls } = await load()
  return rest(calls.reinviteMember, { params: { id } }, { idBrand })
}

/** The key is made when the person presses, so that a press that is sent twice invites once. */
export async function askInvite(
  idBrand: number,
  body: { inviteEmail: string; brandRole: GivenRole },
  idempotencyKey: string,
): Promise<Result<Member>> {
  const { rest, calls } = await load()
  return rest(calls.inviteMember, { body }, { idBrand, idempotencyKey })
}

/** Without a network: it is sent when there is one. False where the device cannot keep it. */
export async function queueInvite(
  idBrand: number,
  body: { inviteEmail: string; brandRole: GivenRole },
): Promise<boolean> {
  const [{ enqueue }, { inviteMember }] = await Promise.all([
    import('#device/queue/outbox.ts'),
    import('#contract/member.ts'),
  ])
  return (await enqueue(inviteMember, { body }, inviteMember.name, idBrand)).ok
}

export async function askRole(idBrand: number, id: number, brandRole: GivenRole): Promise<Result<Member>> {
  const { rest, calls } = await load()
  return rest(calls.changeRole, { body: { idBrandMember: id, brandRole } }, { idBrand })
}

export async function askRemoval(
  idBrand: number,
  id: number,
  movesToOwner: boolean,
): Promise<{ ok: true } | Failure> {
  const { rest, calls } = await load()
  const query = { moveToOwner: movesToOwner ? 'true' : 'false' } as const
  return rest(calls.removeMember, { params: { id }, query }, { idBrand })
}

export async function askLeaving(idBrand: number): Promise<{ ok: true } | Failure> {
  const { rest, calls } = await load()
  return rest(calls.leaveBrand, { query: { idBrand } })
}

async function keepTeam(idBrand: number, team: Team): Promise<void> {
  const answers = await answersTable()
  // Where the browser refuses its storage the list is there for as long as the page.
  await answers?.put({ key: keyOf(idBrand), answer: team, at: Date.now() }).catch(() => undefined)
}

async function answersTable() {
  const session = currentSession()
  if (!session) return null
  const { accountStore } = await import('#device/store/account-store.ts')
  return accountStore(session.idAccount).answers
}

function keyOf(idBrand: number): string {
  return `member.page:${idBrand}`
}

async function load() {
  const [{ rest }, calls] = await Promise.all([import('#device/rest/rest.ts'), import('#contract/member.ts')])
  return { rest, calls }
}
