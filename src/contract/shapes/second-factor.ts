import * as z from 'zod'
import { nothing } from './basic.ts'

/** Six digits of the authenticator app, or a recovery code; spaces, hyphens and case do not matter. */
const code = z.string().max(40)

const password = z.string().max(200)

/** Shown once: `ABCD-EFGH-JKMN`. */
const recoveryCodes = z.object({ recoveryCodes: z.array(z.string()) })

export const readSecondFactor = {
  answer: z.object({
    /** When it was turned on; null: the account has none. */
    since: z.string().nullable(),
    recoveryCodesLeft: z.number(),
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

export const stepUp = {
  body: z.object({ code }),
  answer: z.object({
    /** Until when the session may make such calls. */
    until: z.string(),
    recoveryCodesLeft: z.number(),
  }),
}

export const checkStepUp = { answer: nothing }
