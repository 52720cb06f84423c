import type { Message } from './mail.ts'

/**
 * A message as nodemailer takes it. Quoted-printable, because the text of a mail stays readable in its
 * source: the code in a mail file can be found by eye and by a script.
 */
export function compose({ to, subject, text, html, id }: Message, from: string) {
  const domain = /@([^\s>]+)/.exec(from)?.[1] ?? 'localhost'
  return {
    from,
    to,
    subject,
    text,
    html,
    textEncoding: 'quoted-printable' as const,
    encoding: 'quoted-printable' as const,
    headers: { 'Auto-Submitted': 'auto-generated' },
    ...(id !== undefined && { messageId: `<${id}@${domain}>` }),
  }
}
