import { type Kysely, sql } from 'kysely'
import type { DB } from '../database/tables/schema.ts'
import { Refusal } from './refusal.ts'
import type { Session } from './tokens.ts'

/** How long a code of the second factor allows a session dangerous calls. */
export const stepUpMinutes = 10

/** Rejects with SECOND_STEP_NEEDED where the account has a second factor and gave no code of it in this session lately. */
export async function checkStepUp(db: Kysely<DB>, { tokenHash, account }: Session): Promise<void> {
  const isMissing = await db
    .selectFrom('second_factor')
    .innerJoin('session', 'session.account_id', 'second_factor.account_id')
    .select('second_factor.account_id')
    .where('second_factor.account_id', '=', account.id)
    .where('session.token_hash', '=', tokenHash)
    .where(
      sql<boolean>`coalesce(session.stepped_up_at, '-infinity') < now() - make_interval(mins => ${stepUpMinutes})`,
    )
    .executeTakeFirst()
  if (isMissing) throw await needSecondStep(db, account.id)
}

/** The refusal with SECOND_STEP_NEEDED; its field says how many passkeys could be used instead of a code. */
export async function needSecondStep(db: Kysely<DB>, idAccount: number): Promise<Refusal> {
  const { passkeys } = await db
    .selectFrom('passkey')
    .select(({ fn }) => fn.countAll<number>().as('passkeys'))
    .where('account_id', '=', idAccount)
    .executeTakeFirstOrThrow()
  const words = { passkeys: Number(passkeys) }
  return new Refusal('SECOND_STEP_NEEDED', { fields: [{ field: 'code', code: 'SECOND_STEP_NEEDED', words }] })
}
