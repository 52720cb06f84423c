import { type Kysely, sql, type Transaction } from 'kysely'
import type { BrandRole } from '#model/access/roles.ts'
import type { DB } from '#server/database/tables/schema.ts'

export type MemberRow = Awaited<ReturnType<typeof listMemberRows>>[number]

function rows(db: Kysely<DB>) {
  return db
    .selectFrom('brand_member')
    .innerJoin('brand', 'brand.id', 'brand_member.brand_id')
    .leftJoin('account', 'account.id', 'brand_member.account_id')
    .leftJoin('account as inviter', 'inviter.id', 'brand_member.inviter_id')
    .select([
      'brand_member.id',
      'brand_member.brand_id',
      'brand_member.account_id',
      'brand_member.role',
      'brand_member.invite_email',
      'brand_member.invite_token_hash',
      'brand_member.invite_expires_at',
      'brand_member.invited_at',
      'brand_member.invite_mailed_at',
      'brand_member.joined_at',
      'brand_member.created_at',
      'brand.name as brand_name',
      'account.full_name',
      'account.email',
      'account.image',
      'account.locale',
      'inviter.full_name as inviter',
    ])
    .where('brand.deleted_at', 'is', null)
}

export function listMemberRows(db: Kysely<DB>, idBrand: number) {
  return rows(db).where('brand_member.brand_id', '=', idBrand).execute()
}

export function findMember(db: Kysely<DB>, idBrand: number, id: number): Promise<MemberRow | undefined> {
  return rows(db)
    .where('brand_member.brand_id', '=', idBrand)
    .where('brand_member.id', '=', id)
    .executeTakeFirst()
}

/** An invitation of any brand, for invited people, who are not members yet. */
export function findInvited(db: Kysely<DB>, id: number): Promise<MemberRow | undefined> {
  return rows(db).where('brand_member.id', '=', id).executeTakeFirst()
}

export function findMembershipOf(
  db: Kysely<DB>,
  idBrand: number,
  accountId: number,
): Promise<MemberRow | undefined> {
  return rows(db)
    .where('brand_member.brand_id', '=', idBrand)
    .where('brand_member.account_id', '=', accountId)
    .executeTakeFirst()
}

/** The invitation of a mailed link, also one that was accepted since. */
export function findByToken(db: Kysely<DB>, tokenHash: Buffer): Promise<MemberRow | undefined> {
  return rows(db).where('brand_member.invite_token_hash', '=', tokenHash).executeTakeFirst()
}

export function listInvitationRows(db: Kysely<DB>, email: string): Promise<MemberRow[]> {
  return rows(db)
    .where(sql`lower(brand_member.invite_email)`, '=', email.toLowerCase())
    .where('brand_member.account_id', 'is', null)
    .where('brand_member.invite_expires_at', '>', sql<Date>`now()`)
    .orderBy('brand_member.invited_at', 'desc')
    .orderBy('brand_member.id', 'desc')
    .execute()
}

/** Locks the brand's row, so that changes of one team happen one after the other. undefined: the brand is deleted. */
export async function lockTeam(
  db: Transaction<DB>,
  idBrand: number,
): Promise<{ readonly seats: number; readonly hasPlanEnded: boolean } | undefined> {
  const brand = await db
    .selectFrom('brand')
    .select('plan')
    .where('id', '=', idBrand)
    .where('deleted_at', 'is', null)
    .forUpdate()
    .executeTakeFirst()
  return (
    brand && {
      seats: await readSeats(db, brand.plan),
      hasPlanEnded: await hasPlanEnded(db, idBrand),
    }
  )
}

/** Whether its paid plan has ended, and neither another one nor the free one was chosen since. */
export async function hasPlanEnded(db: Kysely<DB>, idBrand: number): Promise<boolean> {
  const ended = await db
    .selectFrom('subscription')
    .select('phase')
    .where('brand_id', '=', idBrand)
    .where('phase', '=', 'EXPIRED')
    .executeTakeFirst()
  return ended !== undefined
}

export async function readSeatsOf(db: Kysely<DB>, idBrand: number): Promise<number> {
  const { plan } = await db
    .selectFrom('brand')
    .select('plan')
    .where('id', '=', idBrand)
    .executeTakeFirstOrThrow()
  return readSeats(db, plan)
}

async function readSeats(db: Kysely<DB>, plan: DB['brand']['plan']['__select__']): Promise<number> {
  const { seats } = await db
    .selectFrom('plan')
    .select('seats')
    .where('key', '=', plan)
    .where('currency', '=', 'KRW')
    .executeTakeFirstOrThrow()
  return seats
}

export async function countInvitationsTo(db: Kysely<DB>, email: string): Promise<number> {
  const { count } = await db
    .selectFrom('brand_member')
    .select((select) => select.fn.countAll<number>().as('count'))
    .where(sql`lower(invite_email)`, '=', email.toLowerCase())
    .where('account_id', 'is', null)
    .where('invited_at', '>', sql<Date>`now() - interval '1 hour'`)
    .executeTakeFirstOrThrow()
  return count
}

export interface Invitation {
  readonly role: BrandRole
  readonly inviterId: number | null
  readonly tokenHash: Buffer
  readonly expiresAt: Date
}

export async function insertInvitation(
  db: Transaction<DB>,
  idBrand: number,
  email: string,
  invitation: Invitation,
): Promise<number> {
  const { id } = await db
    .insertInto('brand_member')
    .values({ brand_id: idBrand, invite_email: email, ...columnsOf(invitation) })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** Replaces the token of an invitation; the previous link becomes invalid. */
export async function renewInvitation(
  db: Transaction<DB>,
  idBrand: number,
  id: number,
  invitation: Invitation,
): Promise<void> {
  await db
    .updateTable('brand_member')
    .set({ ...columnsOf(invitation), invite_mailed_at: null })
    .where('brand_id', '=', idBrand)
    .where('id', '=', id)
    .execute()
}

function columnsOf({ role, inviterId, tokenHash, expiresAt }: Invitation) {
  return {
    role,
    inviter_id: inviterId,
    invite_token_hash: tokenHash,
    invite_expires_at: expiresAt,
    invited_at: new Date(),
  }
}

/** Records that the mail was sent, unless the invitation was renewed meanwhile. */
export async function markMailed(
  db: Kysely<DB>,
  idBrand: number,
  id: number,
  tokenHash: Buffer,
): Promise<void> {
  await db
    .updateTable('brand_member')
    .set({ invite_mailed_at: sql<Date>`now()` })
    .where('brand_id', '=', idBrand)
    .where('id', '=', id)
    .where('invite_token_hash', '=', tokenHash)
    .execute()
}

export async function joinTeam(
  db: Transaction<DB>,
  idBrand: number,
  id: number,
  accountId: number,
): Promise<void> {
  await db
    .updateTable('brand_member')
    .set({
      account_id: accountId,
      joined_at: sql<Date>`now()`,
      invite_expires_at: null,
    })
    .where('brand_id', '=', idBrand)
    .where('id', '=', id)
    .execute()
}

/** A member who was invited by no mail. */
export async function insertMember(
  db: Transaction<DB>,
  idBrand: number,
  { accountId, role, inviterId }: { accountId: number; role: BrandRole; inviterId: number | null },
): Promise<void> {
  await db
    .insertInto('brand_member')
    .values({
      brand_id: idBrand,
      account_id: accountId,
      role,
      inviter_id: inviterId,
      joined_at: sql<Date>`now()`,
    })
    .execute()
}

export async function setRole(
  db: Transaction<DB>,
  idBrand: number,
  id: number,
  role: BrandRole,
): Promise<void> {
  await db
    .updateTable('brand_member')
    .set({ role })
    .where('brand_id', '=', idBrand)
    .where('id', '=', id)
    .execute()
}

export async function deleteMember(db: Transaction<DB>, idBrand: number, id: number): Promise<void> {
  await db.deleteFrom('brand_member').where('brand_id', '=', idBrand).where('id', '=', id).execute()
}

/** What an account has uploaded to a brand, or its links, are the owner's from now on. */
export async function moveToOwner(
  db: Transaction<DB>,
  idBrand: number,
  accountId: number,
  table: 'file' | 'brand_share' | 'drive_link',
): Promise<void> {
  await db
    .updateTable(table)
    .set(({ selectFrom }) => ({
      account_id: selectFrom('brand_member')
        .select('brand_member.account_id')
        .where('brand_member.brand_id', '=', idBrand)
        .where('brand_member.role', '=', 'BRAND_ROLE_OWNER'),
    }))
    .where('brand_id', '=', idBrand)
    .where('account_id', '=', accountId)
    .execute()
}
