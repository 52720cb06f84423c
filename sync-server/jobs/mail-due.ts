import { type Language, languageFor } from '#model/language/languages.ts'
import type { Database } from '../database/open.ts'
import type { Environment } from '../environment/environment.ts'
import type { Mail } from '../gateways/mail/mail.ts'
import { mailFromTemplate } from '../gateways/mail/template.ts'
import type { Logger } from '../logging.ts'
import { Failures } from './failures.ts'
import type { Tasks } from './jobs.ts'
import { oneAtATime } from './one-at-a-time.ts'

/** Mails that a run sends. */
export const mailsAtOnce = 100
/** After so many, the last of them two hours after the one before, the person is not told by mail. */
export const mostTries = 8

interface DueMails<Row> {
  /** At most `mailsAtOnce`. */
  list(): Promise<readonly Row[]>
  send(row: Row): Promise<void>
  noteSent(row: Row): Promise<void>
  /** Tries that have failed. */
  triesOf(row: Row): number
  /** Notes another one; the next is due in so many minutes. */
  putOff(row: Row, minutes: number): Promise<void>
  /** For the log. */
  factsOf(row: Row): object
}

/**
 * A job that sends the mails that are due, every minute, by one node at a time. A mail that was sent by a run that ended before
 * noting it is sent again, so it needs the same id.
 */
export function mailDueTask<Row>(
  { pool }: Pick<Database, 'pool'>,
  name: string,
  mails: DueMails<Row>,
  log: Pick<Logger, 'error' | 'warn'>,
): Tasks {
  return {
    [name]: {
      lane: 'mail',
      runsAtOnce: 1,
      cron: '* * * * *',
      // Two at once would send the same mails.
      run: () => oneAtATime(pool, name, tellAll),
    },
  }

  async function tellAll(): Promise<void> {
    const failures = new Failures(log, 'the sending of a mail could not be noted')
    for (const row of await mails.list()) await failures.attempt(mails.factsOf(row), () => tell(row))
    failures.end()
  }

  async function tell(row: Row): Promise<void> {
    try {
      await mails.send(row)
      await mails.noteSent(row)
    } catch (err) {
      log.warn({ err, job: name, ...mails.factsOf(row) }, 'a mail could not be sent')
      await mails.putOff(row, 2 ** mails.triesOf(row))
    }
  }
}

export type MailEnvironment = Pick<Environment, 'publicUrl' | 'supportUrl' | 'company'>

interface TemplateMail {
  readonly to: { readonly email: string; readonly locale: string | null }
  /** The same for the same mail. */
  readonly id: string
  readonly kind: Parameters<typeof mailFromTemplate>[1]
  readonly variables: (language: Language) => Parameters<typeof mailFromTemplate>[2]
}

/** Sends a mail in the language of whom it is for. */
export async function sendFromTemplate(
  mail: Pick<Mail, 'send'>,
  environment: MailEnvironment,
  { to, id, kind, variables }: TemplateMail,
): Promise<void> {
  const language = languageFor(to.locale)
  await mail.send({
    to: to.email,
    id,
    ...mailFromTemplate(language, kind, variables(language), environment),
  })
}
