import { createTransport } from 'nodemailer'
import { compose } from './compose.ts'
import type { Mail } from './mail.ts'

const patienceMs = 10_000

export function openSmtpMail(url: string, from: string): Mail {
  const transport = createTransport({
    url,
    pool: true,
    maxConnections: 3,
    connectionTimeout: patienceMs,
    greetingTimeout: patienceMs,
    socketTimeout: patienceMs,
  })
  return {
    async send(message) {
      await transport.sendMail(compose(message, from))
    },
    forget: () => Promise.resolve(),
    close: () => transport.close(),
  }
}
