import { createHmac, randomUUID } from 'node:crypto'
import type { Kysely } from 'kysely'
import type { DB } from '#server/database/tables/schema.ts'
import { isSameSecret } from '#server/http/same-secret.ts'
import type { KeyRing } from '#server/keys/key-ring.ts'

/*
 * The webhooks that the sandbox sends, in the form of who it stands in for. Each is kept in the transaction of what it tells,
 * until the route of webhooks has taken it, and some are sent twice, as real gateways do. They are signed with a key of this
 * server, so that no other sender can make one.
 */

type Headers = Readonly<Record<string, string>>
type GivenHeaders = Readonly<Record<string, string | undefined>>

export type SandboxSender = 'sandbox' | 'sandbox-paypal' | 'sandbox-lemonsqueezy'

/** Sends one to the route of webhooks. Answers its status. */
export type PostWebhook = (sender: SandboxSender, body: string, headers: Headers) => Promise<number>

export interface SandboxWebhooks {
  /** Keeps an event, which is sent so many times. */
  keep(db: Kysely<DB>, sender: SandboxSender, body: object, times: 1 | 2): Promise<void>
  /** Sends what is kept, once the route is there. Never rejects because of what it answers. */
  send(): Promise<void>
  /** Where they are sent from now on. */
  connect(post: PostWebhook): void
  isSigned(sender: SandboxSender, raw: Buffer, headers: GivenHeaders): boolean
}

const atOnce = 100
const keptForMs = 86_400_000
const againAfterMs = 60_000
const id = 'paypal-transmission-id'
const time = 'paypal-transmission-time'

export function openSandboxWebhooks(db: Kysely<DB>, keys: KeyRing): SandboxWebhooks {
  let post: PostWebhook | null = null

  async function sendOne({ id, gateway, body, times }: StoredWebhook): Promise<void> {
    const sender = gateway as SandboxSender
    const status = await post?.(sender, body, sign(sender, body)).catch(() => null)
    const row = db.updateTable('sandbox_webhook').where('id', '=', id).where('times', '=', times)
    if (status === 200) await row.set({ times: times - 1 }).execute()
    else await row.set({ send_after: new Date(Date.now() + againAfterMs) }).execute()
  }

  function sign(sender: SandboxSender, body: string): Headers {
    const key = keys.current('sandbox webhook')
    const type = { 'content-type': 'application/json' }
    if (sender !== 'sandbox-paypal') return { ...type, 'x-signature': hmac(key, sender, body) }
    const of = { [id]: randomUUID(), [time]: new Date().toISOString() }
    const signed = hmac(key, sender, `${of[id]}|${of[time]}|${body}`)
    return {
      ...type,
      ...of,
      'paypal-auth-algo': 'HMAC-SHA256',
      'paypal-cert-url': 'none',
      'paypal-transmission-sig': signed,
    }
  }

  return {
    async keep(transaction, sender, body, times) {
      const at = new Date()
      await transaction
        .insertInto('sandbox_webhook')
        .values({
          id: randomUUID(),
          gateway: sender,
          body: JSON.stringify(body),
          times,
          kept_at: at,
          send_after: at,
        })
        .execute()
    },

    async send() {
      if (!post) return
      // Each round sends every one once, so that a repetition comes after the others.
      for (let isMore = true; isMore; ) {
        const rows = await db
          .selectFrom('sandbox_webhook')
          .selectAll()
          .where('times', '>', 0)
          .where('send_after', '<=', new Date())
          .orderBy('kept_at')
          .limit(atOnce)
          .execute()
        for (const row of rows) await sendOne(row)
        isMore = rows.length > 0
      }
      await db
        .deleteFrom('sandbox_webhook')
        .where(({ or, eb }) =>
          or([eb('times', '<=', 0), eb('kept_at', '<', new Date(Date.now() - keptForMs))]),
        )
        .execute()
    },

    connect(to) {
      post = to
    },

    isSigned(sender, raw, headers) {
      const text = raw.toString('utf8')
      const isPaypal = sender === 'sandbox-paypal'
      const signed = isPaypal ? `${headers[id]}|${headers[time]}|${text}` : text
      const given = headers[isPaypal ? 'paypal-transmission-sig' : 'x-signature'] ?? ''
      return keys.all('sandbox webhook').some((key) => isSameSecret(given, hmac(key, sender, signed)))
    },
  }
}

interface StoredWebhook {
  readonly id: string
  readonly gateway: string
  readonly body: string
  readonly times: number
}

const hmac = (key: Buffer, sender: SandboxSender, text: string) =>
  createHmac('sha256', key).update(`${sender}|${text}`).digest('hex')
