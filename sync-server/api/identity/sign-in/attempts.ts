import { sql } from 'kysely'
import type { SignInAttemptTable, SnsType } from '#server/database/tables/accounts.ts'
import type { ProviderLogin } from '#server/gateways/sign-in/sign-in.ts'
import type { CallContext } from '#server/http/context.ts'
import { Refusal } from '#server/http/refusal.ts'
import { isSameSecret } from '#server/http/same-secret.ts'
import { redirectUriOf, snsTypeOf } from './provider-of.ts'
import { attemptCookie, hashSecret, secret, stateCookie, ticketExpiry } from './secrets.ts'

type Mode = SignInAttemptTable['mode']

interface ProviderReturn {
  readonly snsType: SnsType
  readonly code: string
  readonly state: string
  readonly redirectUri: string
}

/** Stores a new authorization request, binds it to this browser by two cookies, and returns the provider's URL. */
export async function beginAttempt(context: CallContext, word: string, mode: Mode): Promise<URL> {
  const { db, services, cookies, caller } = context
  const type = snsTypeOf(word)
  const provider = services.signIn.provider(type)
  const idAccount = caller.kind === 'account' ? caller.account.id : null
  if (mode !== 'login' && idAccount === null) throw new Refusal('UNAUTHORIZED')
  const redirectUri = redirectUriOf(services, type)
  const request = { redirectUri, state: secret(), nonce: secret(), verifier: secret() }
  const address = await provider.authorizationUrl(request, { forRevocation: mode === 'confirm' })
  const key = secret()
  await db
    .insertInto('sign_in_attempt')
    .values({
      key_hash: hashSecret(key),
      provider: type,
      mode,
      account_id: mode === 'login' ? null : idAccount,
      state: request.state,
      nonce: request.nonce,
      verifier: request.verifier,
      redirect_uri: redirectUri,
      expires_at: ticketExpiry(),
    })
    .execute()
  cookies.set(stateCookie, request.state)
  cookies.set(attemptCookie, key)
  return address
}

/**
 * Exchanges the code of a browser that returned from a provider. The attempt is deleted in any case. The provider is
 * only called if the attempt belongs to this browser, provider, purpose and account; SNS_STATE_MISMATCH otherwise.
 */
export async function finishAttempt(
  context: CallContext,
  word: string,
  mode: Mode,
  back: ProviderReturn,
): Promise<ProviderLogin> {
  const type = snsTypeOf(word, back.snsType)
  const provider = context.services.signIn.provider(type)
  const attempt = await takeAttempt(context)
  const idAccount = context.caller.kind === 'account' ? context.caller.account.id : null
  const isOurs =
    attempt !== null &&
    attempt.provider === type &&
    attempt.mode === mode &&
    (mode === 'login' || attempt.account_id === idAccount) &&
    attempt.redirect_uri === back.redirectUri &&
    isSameSecret(attempt.state, back.state)
  if (!isOurs) throw new Refusal('SNS_STATE_MISMATCH')
  const { redirect_uri: redirectUri, state, nonce, verifier } = attempt
  return provider.exchangeCode({ redirectUri, state, nonce, verifier }, back.code)
}

async function takeAttempt({ db, cookies }: CallContext) {
  const key = cookies.read(attemptCookie)
  if (key === null) return null
  cookies.clear(attemptCookie)
  const attempt = await db
    .deleteFrom('sign_in_attempt')
    .where('key_hash', '=', hashSecret(key))
    .returning(['provider', 'mode', 'account_id', 'state', 'nonce', 'verifier', 'redirect_uri'])
    .returning(sql<boolean>`expires_at > now()`.as('is_young'))
    .executeTakeFirst()
  return attempt?.is_young ? attempt : null
}
