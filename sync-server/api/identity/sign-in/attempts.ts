import { sql } from 'kysely'
import type { SignInAttemptTable, SnsType } from '#server/database/tables/accounts.ts'
import type { AuthorizationRequest, ProviderLogin } from '#server/gateways/sign-in/sign-in.ts'
import type { CallContext, Services } from '#server/http/context.ts'
import { Refusal } from '#server/http/refusal.ts'
import { isSameSecret } from '#server/http/same-secret.ts'
import { plannerRedirectUriOf, redirectUriOf, snsAccountTypeOf, snsTypeOf } from './provider-of.ts'
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
  const { type, redirectUri, urlFor } = authorizerOf(services, word, mode)
  const idAccount = caller.kind === 'account' ? caller.account.id : null
  if (mode !== 'login' && idAccount === null) throw new Refusal('UNAUTHORIZED')
  const request = { redirectUri, state: secret(), nonce: secret(), verifier: secret() }
  const address = await urlFor(request)
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

/** Whom an attempt of this mode is sent to, and where it returns. */
function authorizerOf(services: Services, word: string, mode: Mode) {
  if (mode === 'planner') {
    const type = snsAccountTypeOf(word)
    const provider = services.sns.provider(type)
    const urlFor = (request: AuthorizationRequest) => provider.authorizationUrl(request)
    return { type, redirectUri: plannerRedirectUriOf(services, type), urlFor }
  }
  const type = snsTypeOf(word)
  const provider = services.signIn.provider(type)
  const urlFor = (request: AuthorizationRequest) =>
    provider.authorizationUrl(request, { forRevocation: mode === 'confirm' })
  return { type, redirectUri: redirectUriOf(services, type), urlFor }
}

/**
 * Exchanges the code of a browser that returned from a provider. The provider is only called if the attempt is as
 * `consumeAttempt` requires.
 */
export async function finishAttempt(
  context: CallContext,
  word: string,
  mode: Mode,
  back: ProviderReturn,
): Promise<ProviderLogin> {
  const type = snsTypeOf(word, back.snsType)
  const provider = context.services.signIn.provider(type)
  const request = await consumeAttempt(context, { type, mode, ...back })
  return provider.exchangeCode(request, back.code)
}

interface Returned {
  readonly type: SignInAttemptTable['provider']
  readonly mode: Mode
  readonly state: string
  readonly redirectUri: string
}

/**
 * Deletes the attempt of a browser that returned from a provider, and returns what its code is exchanged with.
 * SNS_STATE_MISMATCH where it does not belong to this browser, provider, purpose and account.
 */
export async function consumeAttempt(context: CallContext, back: Returned): Promise<AuthorizationRequest> {
  const attempt = await takeAttempt(context)
  const idAccount = context.caller.kind === 'account' ? context.caller.account.id : null
  const isOurs =
    attempt !== null &&
    attempt.provider === back.type &&
    attempt.mode === back.mode &&
    (back.mode === 'login' || attempt.account_id === idAccount) &&
    attempt.redirect_uri === back.redirectUri &&
    isSameSecret(attempt.state, back.state)
  if (!isOurs) throw new Refusal('SNS_STATE_MISMATCH')
  const { redirect_uri: redirectUri, state, nonce, verifier } = attempt
  return { redirectUri, state, nonce, verifier }
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
