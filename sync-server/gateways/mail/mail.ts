import type { Logger } from 'pino'
import type { Environment } from '#server/environment/environment.ts'
import { openFileMail } from './file-mail.ts'
import { openSmtpMail } from './smtp-mail.ts'

export interface Message {
  readonly to: string
  readonly subject: string
  readonly text: string
  readonly html: string
  /** Becomes the Message-ID, so that a mail that is sent twice by a retry is recognised as one. */
  readonly id?: string
}

export interface Mail {
  /** Rejects when the mail was not accepted. Does not retry. */
  send(message: Message): Promise<void>
  /** Deletes mails that are stored here for longer; those that were sent are not. */
  forget(days: number): Promise<void>
  close(): void
}

/** Sends by SMTP_URL, else writes one file per mail to DATA_DIR/mail. */
export function openMail(
  { smtpUrl, mailFrom, dataDir }: Pick<Environment, 'smtpUrl' | 'mailFrom' | 'dataDir'>,
  log: Logger,
): Mail {
  if (smtpUrl !== null) return openSmtpMail(smtpUrl, mailFrom)
  const mail = openFileMail(dataDir, mailFrom)
  log.info({ directory: mail.directory }, 'SMTP_URL is not set: mails are written to files')
  return mail
}
