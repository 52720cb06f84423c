import type { Kysely } from 'kysely'
import type { DB } from '#server/database/schema.ts'

export function readProfile(db: Kysely<DB>, accountId: number) {
  return db
    .selectFrom('account')
    .select(['id', 'email', 'full_name as fullName', 'image', 'locale'])
    .where('id', '=', accountId)
    .executeTakeFirstOrThrow()
}

interface ProfileChange {
  readonly fullName?: string | undefined
  readonly image?: string | null | undefined
  readonly locale?: string | undefined
}

export async function changeMyProfile(
  db: Kysely<DB>,
  accountId: number,
  { fullName, image, locale }: ProfileChange,
): Promise<void> {
  const set = {
    ...(fullName !== undefined && { full_name: fullName }),
    ...(image !== undefined && { image }),
    ...(locale !== undefined && { locale }),
  }
  if (Object.keys(set).length === 0) return
  await db.updateTable('account').set(set).where('id', '=', accountId).execute()
}
