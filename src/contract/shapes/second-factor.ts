import * as z from 'zod'
import { id, nothing } from './basic.ts'

/** Six digits of the authenticator app, or a recovery code; spaces, hyphens and case do not matter. */
const code = z.string().max(40)

const password = z.string().max(200)

/** Shown once: `ABCD-EFGH-JKMN`. */
const recoveryCodes = z.object({ recoveryCodes: z.array(z.string()) })

/** base64url of what an authenticator made. */
const bytes = z.string().max(4000)

const credential = z.object({ id: z.string().min(1).max(1400), type: z.literal('public-key') })

/** Answer of an authenticator to the options of a passkey: WebAuthn's AuthenticationResponseJSON, as far as it is needed. */
const assertion = credential.extend({
  response: z.object({ clientDataJSON: bytes, authenticatorData: bytes, signature: bytes }),
})

/** A passkey instead of a code. `ticket`: what came with the options. */
export const passkeyProof = z.object({ ticket: z.string().max(2000), credential: assertion })

/** Options of WebAuthn for the browser's authenticator, and what is sent back with its answer. */
export const passkeyAsked = z.object({
  options: z.record(z.string(), z.unknown()),
  ticket: z.string(),
})

export const readSecondFactor = {
  answer: z.object({
    /** When it was turned on; null: the account has none. */
    since: z.string().nullable(),
    recoveryCodesLeft: z.number(),
    passkeys: z.array(
      z.object({
        idPasskey: z.number(),
        /** Browser and system that it was added in; null where the user agent was unknown. */
        device: z.string().nullable(),
        addedAt: z.string(),
        lastUsedAt: z.string().nullable(),
      }),
    ),
  }),
}

export const beginSecondFactor = {
  body: z.object({ password }),
  answer: z.object({
    /** In base32, for apps that cannot read the picture. */
    secret: z.string(),
    /** `otpauth://totp/…`, which opens an authenticator app on a phone. */
    address: z.string(),
    /** The address as a QR code: modules a side, and the dark ones as the path of an SVG in that unit. */
    picture: z.object({ size: z.number(), path: z.string() }),
    /** The secret, encrypted; sent back with the first code. */
    ticket: z.string(),
    /** How long the ticket is valid. */
    minutes: z.number(),
  }),
}

export const turnOnSecondFactor = {
  body: z.object({ ticket: z.string().max(2000), code: z.string().max(40) }),
  answer: recoveryCodes,
}

export const turnOffSecondFactor = { body: z.object({ password }), answer: nothing }

export const renewRecoveryCodes = { answer: recoveryCodes }

export const beginPasskey = { answer: passkeyAsked }

export const addPasskey = {
  body: z.object({
    ticket: z.string().max(2000),
    /** WebAuthn's RegistrationResponseJSON, as far as it is needed. */
    credential: credential.extend({
      response: z.object({
        clientDataJSON: bytes,
        attestationObject: z.string().max(20_000),
        transports: z.array(z.string().max(20)).max(10).default([]),
      }),
    }),
  }),
  answer: nothing,
}

export const removePasskey = { params: z.object({ id }), answer: nothing }

export const askPasskey = { answer: passkeyAsked }

/** A code, or a passkey instead of it. */
export const stepUp = {
  body: z.object({ code: code.optional(), passkey: passkeyProof.optional() }),
  answer: z.object({
    /** Until when the session may make such calls. */
    until: z.string(),
    recoveryCodesLeft: z.number(),
  }),
}

export const checkStepUp = { answer: nothing }
