import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { z } from 'zod'
import { snsTypes } from '#contract/shapes/sign-in.ts'
import { brandRoles } from '#model/access/roles.ts'
import type { Language } from '#model/language/languages.ts'

export type MailKind =
  | 'signupCode'
  | 'passwordReset'
  | 'dormancyRelease'
  | 'invitation'
  | 'reinvitation'
  | 'roleChanged'
  | 'loginLinked'
  | 'loginParted'
  | 'partedByHand'
  | 'leftProviders'
  | 'secondFactorOn'
  | 'secondFactorOff'
  | 'campaignReceived'
  | 'campaignResult'
  | 'campaignDeclined'
  | 'paymentPaid'
  | 'paymentRefunded'
  | 'planPaid'
  | 'paymentNotPaid'
  | 'renewalRefused'
  | 'renewalRefusedAgain'
  | 'renewalStopped'
  | 'renewalSoon'
  | 'planEnding'
  | 'graceEnding'
  | 'planEnded'
  | 'planEndedByPrice'
  | 'priceRises'
  | 'cardExpiring'
  | 'paymentLink'
  | 'taskRequested'
  | 'taskStarted'
  | 'taskReview'
  | 'taskDone'
  | 'taskCanceled'
  | 'taskWritten'
  | 'taskQuoteAsked'
  | 'taskQuoted'
  | 'taskQuoteClosed'
  | 'pictureReported'
  | 'pictureRemoved'
  | 'ticketAnswered'

const frame = z.object({
  from: z.string(),
  greeting: z.string(),
  greetingNoName: z.string(),
  footer: z.string(),
  company: z.string(),
  linkHelp: z.string(),
})

const letter = z.object({
  subject: z.string(),
  preview: z.string(),
  body: z.array(z.string()),
  button: z.object({ label: z.string(), href: z.string() }).nullable(),
})

const mailWords = z.object({
  frame,
  signupCode: letter,
  passwordReset: letter,
  dormancyRelease: letter,
  invitation: letter,
  reinvitation: letter,
  roleChanged: letter,
  loginLinked: letter,
  loginParted: letter,
  partedByHand: letter,
  leftProviders: letter,
  secondFactorOn: letter,
  secondFactorOff: letter,
  campaignReceived: letter,
  campaignResult: letter,
  campaignDeclined: letter,
  paymentPaid: letter,
  paymentRefunded: letter,
  planPaid: letter,
  paymentNotPaid: letter,
  renewalRefused: letter,
  renewalRefusedAgain: letter,
  renewalStopped: letter,
  renewalSoon: letter,
  planEnding: letter,
  graceEnding: letter,
  planEnded: letter,
  planEndedByPrice: letter,
  priceRises: letter,
  cardExpiring: letter,
  paymentLink: letter,
  taskRequested: letter,
  taskStarted: letter,
  taskReview: letter,
  taskDone: letter,
  taskCanceled: letter,
  taskWritten: letter,
  taskQuoteAsked: letter,
  taskQuoted: letter,
  taskQuoteClosed: letter,
  pictureReported: letter,
  pictureRemoved: letter,
  ticketAnswered: letter,
  /** Names of the roles inside a mail. */
  roles: z.record(z.enum(brandRoles), z.string()),
  providers: z.record(z.enum(snsTypes), z.string()),
})

export type MailWords = z.infer<typeof mailWords>

const read = new Map<Language, MailWords>()

/** Reads locales/{language}/mail.json, once. */
export function readMailWords(language: Language): MailWords {
  const known = read.get(language)
  if (known) return known
  const file = resolve(import.meta.dirname, '../../../locales', language, 'mail.json')
  const words = mailWords.parse(JSON.parse(readFileSync(file, 'utf8')))
  read.set(language, words)
  return words
}
