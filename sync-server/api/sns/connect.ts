import { type Kysely, sql } from 'kysely'
import { consumeAttempt } from '#server/api/identity/sign-in/attempts.ts'
import { plannerRedirectUriOf } from '#server/api/identity/sign-in/provider-of.ts'
import type { DB } from '#server/database/tables/schema.ts'
import type { SnsAccountType } from '#server/gateways/sns/sns.ts'
import type { CallContext } from '#server/http/context.ts'
import { Refusal } from '#server/http/refusal.ts'
import { copyAccountPicture } from './picture.ts'
import { mostAccounts } from './queries.ts'
import { saveAccounts } from './save-accounts.ts'
import { sealToken } from './sealed-token.ts'

interface ProviderReturn {
  readonly code: string
  readonly state: string
}

/** Connects the accounts that a person has agreed to at the provider. The code is used only by the browser that began. */
export async function connectAccounts(
  context: CallContext,
  type: SnsAccountType,
  { code, state }: ProviderReturn,
): Promise<void> {
  const { services, account, idBrand } = context
  const provider = services.sns.provider(type)
  const redirectUri = plannerRedirectUriOf(services, type)
  const request = await consumeAttempt(context, { type, mode: 'planner', state, redirectUri })
  const { token, expiresAt } = await provider.exchangeCode(request, code)
  const issuedAt = await readClock(context.db)
  const access = await provider.read(token)
  if (access === null) throw new Refusal('SNS_EXCHANGE_FAILED', { wordsOf: 'SNS_CONNECT_FAILED' })
  if (access.profiles.length === 0) throw new Refusal('NO_SNS_ACCOUNT')
  if (access.profiles.length > mostAccounts) throw new Refusal('LIMIT_EXCEEDED')
  const profiles = await Promise.all(
    access.profiles.map(async (profile) => ({
      ...profile,
      picture: await copyAccountPicture(services, idBrand, provider, profile.image),
    })),
  )
  await context.transact((db) =>
    saveAccounts(db, {
      idBrand,
      idAccount: account.id,
      type,
      owner: access.owner,
      sealedToken: sealToken(token, idBrand, services.keys),
      expiresAt,
      issuedAt,
      profiles,
    }),
  )
}

/** Of the database, by which all nodes go. */
async function readClock(db: Kysely<DB>): Promise<Date> {
  const { rows } = await sql<{ now: Date }>`select clock_timestamp() as now`.execute(db)
  return rows[0]?.now ?? new Date()
}
