import { createTransport } from 'nodemailer'
import { isThisMachine } from '#server/environment/this-machine.ts'
import { compose } from './compose.ts'
import type { Mail } from './mail.ts'

const patienceMs = 10_000

export function openSmtpMail(url: string, from: string): Mail {
  const transport = createTransport({
    ...connectionTo(url),
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

/**
 * Options of a connection to a mail server. On another machine it has to speak TLS, because a network between could take the
 * offer of it away. `?requireTLS=false` in the address goes before that.
 */
export function connectionTo(url: string): { readonly url: string; readonly requireTLS: boolean } {
  return { url, requireTLS: !isThisMachine(new URL(url).hostname) }
}
