import { type Kysely, sql } from 'kysely'
import type { DB } from '#server/database/tables/schema.ts'
import { hashToken } from '#server/http/tokens.ts'

/**
 * Whether the token is that of an open invitation which was mailed to the e-mail: who has it reads the mails of the address, so
 * that it confirms the address as a mailed code does.
 */
export async function isInvited(db: Kysely<DB>, email: string, token: string): Promise<boolean> {
  const open = await db
    .selectFrom('brand_member')
    .innerJoin('brand', 'brand.id', 'brand_member.brand_id')
    .select('brand_member.brand_id')
    .where('brand_member.invite_token_hash', '=', hashToken(token))
    .where(sql`lower(brand_member.invite_email)`, '=', email.toLowerCase())
    .where('brand_member.account_id', 'is', null)
    .where('brand_member.invite_expires_at', '>', sql<Date>`now()`)
    .where('brand.deleted_at', 'is', null)
    .executeTakeFirst()
  return open !== undefined
}
