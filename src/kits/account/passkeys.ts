import type { AnswerOf, InputOf } from '#contract/call.ts'
import { addPasskey, askPasskey, beginPasskey, type stepUp } from '#contract/second-factor.ts'
import { type Failure, type Result, rest } from '#engine/rest/rest.ts'
import { withStepUp } from './step-up.ts'

export type PasskeyProof = NonNullable<InputOf<typeof stepUp>['body']['passkey']>
type PasskeyChallenge = AnswerOf<typeof askPasskey>

/** `CANCELLED`: the person closed the browser's window, or has no such passkey here. */
export type PasskeyFailure = Failure | { readonly ok: false; readonly code: 'CANCELLED' }
type PasskeyResult<Answer> = { readonly ok: true; readonly answer: Answer } | PasskeyFailure

const cancelled = { ok: false, code: 'CANCELLED' } as const

/** Whether this browser can use passkeys at all. */
export function hasPasskeys(): boolean {
  return typeof PublicKeyCredential === 'function'
}

/** How many passkeys could be used instead of the code that a call was refused for. */
export function passkeysOf({ details }: Failure): number {
  const detail = details.find(({ code }) => code === 'SECOND_STEP_NEEDED')
  return Number(detail?.words?.passkeys ?? 0)
}

/** Asks the authenticator for the answer to the options of a call, such as `askPasskey`. */
export async function provePasskey(
  ask: () => Promise<Result<PasskeyChallenge>> = () => rest(askPasskey),
): Promise<PasskeyResult<PasskeyProof>> {
  const challenge = await ask()
  if (!challenge.ok) return challenge
  const { startAuthentication } = await import('@simplewebauthn/browser')
  const { options, ticket } = challenge.answer
  try {
    const { id, type, response } = await startAuthentication({ optionsJSON: options as never })
    const { clientDataJSON, authenticatorData, signature } = response
    return {
      ok: true,
      answer: {
        ticket,
        credential: { id, type, response: { clientDataJSON, authenticatorData, signature } },
      },
    }
  } catch (cause) {
    console.warn('the authenticator gave no answer', cause)
    return cancelled
  }
}

/** Makes a passkey in this browser or on a key, and adds it to the account. */
export async function makePasskey(): Promise<PasskeyResult<unknown>> {
  const begun = await withStepUp(() => rest(beginPasskey))
  if (!begun.ok) return begun
  const { startRegistration } = await import('@simplewebauthn/browser')
  const { options, ticket } = begun.answer
  try {
    const { id, type, response } = await startRegistration({ optionsJSON: options as never })
    const { clientDataJSON, attestationObject, transports = [] } = response
    return await withStepUp(() =>
      rest(addPasskey, {
        body: {
          ticket,
          credential: { id, type, response: { clientDataJSON, attestationObject, transports } },
        },
      }),
    )
  } catch (cause) {
    console.warn('the authenticator made no passkey', cause)
    return cancelled
  }
}
