import type { Transaction } from 'kysely'
import { type BrandRole, isAtLeast } from '#model/access/roles.ts'
import { type CloseCode, closeCode, roleChanged } from '#model/sync/protocol.ts'
import type { DB } from '#server/database/tables/schema.ts'
import type { CallContext } from '#server/http/context.ts'
import { Refusal } from '#server/http/refusal.ts'
import { endSharesOf } from '../share/queries.ts'
import { endLinks } from './link-queries.ts'
import { mailRoleChange } from './mails.ts'
import {
  deleteMember,
  findMember,
  findMembershipOf,
  lockTeam,
  type MemberRow,
  moveToOwner,
  setRole,
} from './queries.ts'
import { managesTeam } from './rows.ts'
import { checkManages, readLockedTeam } from './rules.ts'

export async function changeRoleOf(context: CallContext, id: number, role: BrandRole): Promise<MemberRow> {
  const { idBrand } = context
  const { row, from } = await context.transact(async (db) => {
    const team = await readLockedTeam(context, db)
    const known = await findMember(db, idBrand, id)
    if (!known) throw new Refusal('NOT_FOUND')
    checkManages(team, known.role)
    checkManages(team, role)
    await setRole(db, idBrand, id, role)
    // They know the link by which they came, or as admins all of them, and could come back by one with another account.
    if (known.account_id !== null && !isAtLeast(role, known.role)) await endLinks(db, idBrand)
    return { row: { ...known, role }, from: known.role }
  })
  if (row.account_id === null || from === role) return row
  // Write access is decided when a socket opens, so the sockets are closed and reconnect at once with the new role.
  closeSockets(context, row, closeCode.overloaded, roleChanged)
  context.afterwards(() => {
    mailRoleChange(context, row, from).catch((err: unknown) =>
      context.services.log.error({ err }, 'a mail could not be sent'),
    )
  })
  return row
}

/** What becomes of what a removed member made; both pass to the owner where they stay. */
export interface Inheritance {
  readonly files: 'stay' | 'pass'
  /** Open links to the guide and to files. */
  readonly links: 'end' | 'pass'
}

export async function remove(context: CallContext, id: number, inheritance: Inheritance): Promise<void> {
  const { idBrand } = context
  const removed = await context.transact(async (db) => {
    const team = await readLockedTeam(context, db)
    const known = await findMember(db, idBrand, id)
    if (!known) throw new Refusal('NOT_FOUND')
    checkManages(team, known.role)
    if (known.account_id !== null) {
      await passOn(db, idBrand, known.account_id, inheritance)
      // They may know a link, by which they would come back at once.
      await endLinks(db, idBrand)
    }
    await deleteMember(db, idBrand, id)
    return known
  })
  closeSockets(context, removed, closeCode.forbidden, 'removed from the team')
}

export async function leave(context: CallContext, idBrand: number): Promise<void> {
  const left = await context.transact(async (db) => {
    await lockTeam(db, idBrand)
    const me = await findMembershipOf(db, idBrand, context.account.id)
    if (!me) throw new Refusal('NOT_FOUND')
    if (me.role === 'BRAND_ROLE_OWNER') throw new Refusal('OWNER_STAYS')
    await endSharesOf(db, context.account.id, idBrand)
    // Who managed the team has seen all of them.
    await endLinks(db, idBrand, managesTeam(me.role) ? {} : { maker: context.account.id })
    await deleteMember(db, idBrand, me.id)
    return me
  })
  closeSockets(context, left, closeCode.forbidden, 'left the team')
}

async function passOn(
  db: Transaction<DB>,
  idBrand: number,
  accountId: number,
  { files, links }: Inheritance,
): Promise<void> {
  if (files === 'pass') await moveToOwner(db, idBrand, accountId, 'file')
  if (links === 'end') return endSharesOf(db, accountId, idBrand)
  await moveToOwner(db, idBrand, accountId, 'brand_share')
  await moveToOwner(db, idBrand, accountId, 'drive_link')
}

function closeSockets(
  context: CallContext,
  { brand_id: idBrand, account_id: idAccount }: MemberRow,
  code: CloseCode,
  reason: string,
): void {
  if (idAccount === null) return
  context.afterwards(() => context.services.revocations.emit({ idBrand, idAccount, code, reason }))
}
