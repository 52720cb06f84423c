import type { Message } from './mail.ts'

/**
 * A message in nodemailer's form. Quoted-printable keeps the text readable in the source, so that people and scripts
 * can find the code in a mail file.
 */
export function compose({ to, subject, text, html, id }: Message, from: string) {
  const domain = /@([^\s>]+)/.exec(from)?.[1] ?? 'localhost'
  return {
    from,
    // As one address: of a text all that it lists would be receivers.
    to: { name: '', address: to },
    subject,
    text,
    html,
    textEncoding: 'quoted-printable' as const,
    encoding: 'quoted-printable' as const,
    headers: { 'Auto-Submitted': 'auto-generated' },
    ...(id !== undefined && { messageId: `<${id}@${domain}>` }),
  }
}
