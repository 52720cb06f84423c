import { createHash, createHmac } from 'node:crypto'
import type { LemonKeys } from '#server/environment/environment.ts'
import { isSameSecret } from '#server/http/same-secret.ts'
import type { Logger } from '#server/logging.ts'
import { type Charge, declined, type Hint } from './gateway.ts'
import { type Json, listOf, numberOf, openGatewayFetch, partOf, textOf } from './gateway-fetch.ts'
import { type LemonInvoice, type LemonSqueezy, type LemonSubscription, lemonStatuses } from './hosted.ts'

const mediaType = 'application/vnd.api+json'
const invoicesAtOnce = 50
const invoiceReasons = ['initial', 'renewal', 'updated'] as const

/** Lemon Squeezy: https://docs.lemonsqueezy.com/api */
export function openLemonSqueezy(keys: LemonKeys, log: Pick<Logger, 'info'>): LemonSqueezy {
  const begin = openGatewayFetch(
    'lemonsqueezy',
    keys.baseUrl,
    { authorization: `Bearer ${keys.apiKey}`, accept: mediaType, 'content-type': mediaType },
    log,
  )
  const pathOf = (id: string) => `/subscriptions/${encodeURIComponent(id)}`

  return {
    name: 'lemonsqueezy',
    isSandbox: keys.isTest,

    async tryKeys() {
      const answer = await begin()('GET', `/stores/${encodeURIComponent(keys.storeId)}`)
      if (answer?.status === 404) return 'it has no store of that number'
      return answer?.status === 200 ? null : String(answer?.status ?? 'no answer')
    },

    async checkout({ idVariant, idBrand, email, name, redirectUrl, locale }) {
      const variant = String(idVariant)
      const answer = await begin()('POST', '/checkouts', {
        body: {
          data: {
            type: 'checkouts',
            attributes: {
              checkout_data: { email, name, custom: { idBrand: String(idBrand) } },
              // Without the list the buyer could choose another variant.
              product_options: { redirect_url: redirectUrl, enabled_variants: [idVariant] },
              checkout_options: { locale, discount: false },
              test_mode: keys.isTest,
            },
            relationships: {
              store: { data: { type: 'stores', id: keys.storeId } },
              variant: { data: { type: 'variants', id: variant } },
            },
          },
        },
      })
      const url = textOf(attributesOf(answer?.body.data).url)
      return answer?.status === 201 && isPage(url, keys.baseUrl) ? { url } : null
    },

    async read(id) {
      const answer = await begin()('GET', pathOf(id))
      if (answer?.status === 404) return 'GONE'
      return answer?.status === 200 ? toSubscription(answer.body.data, keys.baseUrl) : null
    },

    async listInvoices(id) {
      const query = `filter[subscription_id]=${encodeURIComponent(id)}&page[size]=${invoicesAtOnce}`
      const answer = await begin()('GET', `/subscription-invoices?${query}`)
      return answer?.status === 200 ? listOf(answer.body.data).map(toInvoice) : null
    },

    async lookUp(id) {
      const answer = await begin()('GET', `/subscription-invoices/${encodeURIComponent(id)}`)
      if (answer?.status === 404) return null
      if (answer?.status !== 200) return { state: 'UNKNOWN', raw: String(answer?.status ?? 'no answer') }
      return toInvoice(partOf(answer.body.data)).charge
    },

    async cancel(id) {
      const answer = await begin()('DELETE', pathOf(id))
      return answer !== null && (answer.status === 200 || answer.status === 404)
    },

    async resume(id) {
      const data = { type: 'subscriptions', id, attributes: { cancelled: false } }
      return (await begin()('PATCH', pathOf(id), { body: { data } }))?.status === 200
    },

    async refund({ txn, amount }) {
      const data = { type: 'subscription-invoices', id: txn, attributes: { amount } }
      const path = `/subscription-invoices/${encodeURIComponent(txn)}/refund`
      const answer = await begin()('POST', path, { body: { data } })
      if (answer === null) return { state: 'UNKNOWN', raw: 'no answer' }
      if (answer.status === 200 || answer.status === 201) return { state: 'DONE' }
      const raw = String(answer.status)
      return answer.status === 422 ? { state: 'REFUSED', raw } : { state: 'UNKNOWN', raw }
    },

    async readWebhook(raw, headers) {
      const signed = createHmac('sha256', keys.webhookSecret).update(raw).digest('hex')
      if (!isSameSecret(headers['x-signature'] ?? '', signed)) return null
      return lemonHint(raw, keys.isTest)
    },
  }
}

/** What an event of theirs is about, once it is known to be genuine. null: it is of the other mode. */
export function lemonHint(raw: Buffer, isTest: boolean): Hint | null {
  const { meta, data } = partOf(JSON.parse(raw.toString('utf8')))
  const { type, id } = partOf(data)
  const attributes = attributesOf(data)
  // A live store sells nothing for test money.
  if (Boolean(attributes.test_mode ?? partOf(meta).test_mode) !== isTest) return null
  const { subscription_id: of } = attributes
  const subscription =
    type === 'subscriptions'
      ? textOf(id)
      : type === 'subscription-invoices'
        ? textOf(of) || String(numberOf(of) || '')
        : ''
  const idBrand = Number(textOf(partOf(partOf(meta).custom_data).idBrand)) || 0
  const isKnown = subscription !== '' && idBrand > 0
  // Its events have no number.
  const event = createHash('sha256').update(raw).digest('hex')
  return { id: event, orderRef: isKnown ? `${subscription}:${idBrand}` : null }
}

const attributesOf = (data: unknown): Json => partOf(partOf(data).attributes)

function toSubscription(data: unknown, baseUrl: string): LemonSubscription | null {
  const attributes = attributesOf(data)
  const status = lemonStatuses.find((one) => one === attributes.status)
  const updatedAt = instantOf(attributes.updated_at)
  if (!status || !updatedAt) return null
  const urls = partOf(attributes.urls)
  const pageOf = (url: unknown) => (isPage(textOf(url), baseUrl) ? textOf(url) : null)
  return {
    id: textOf(partOf(data).id),
    status,
    idVariant: numberOf(attributes.variant_id),
    createdAt: instantOf(attributes.created_at) ?? updatedAt,
    updatedAt,
    renewsAt: instantOf(attributes.renews_at),
    endsAt: instantOf(attributes.ends_at),
    isTest: attributes.test_mode === true,
    urls: {
      portal: pageOf(urls.customer_portal),
      update: pageOf(urls.customer_portal_update_subscription),
      payMethod: pageOf(urls.update_payment_method),
    },
  }
}

function toInvoice(data: Json): LemonInvoice {
  const id = textOf(data.id)
  const attributes = attributesOf(data)
  const reason = invoiceReasons.find((one) => one === attributes.billing_reason) ?? 'renewal'
  const createdAt = instantOf(attributes.created_at) ?? new Date(0)
  return { id, createdAt, reason, charge: toCharge(id, attributes) }
}

function toCharge(id: string, attributes: Json): Charge {
  const status = textOf(attributes.status)
  if (status === 'void') return declined('REFUSED', status)
  if (!['paid', 'refunded', 'partial_refund'].includes(status)) return { state: 'UNKNOWN', raw: status }
  const amount = numberOf(attributes.total_usd)
  const refunded = numberOf(attributes.refunded_amount_usd) || 0
  const left = status === 'refunded' ? 0 : amount - refunded
  const receiptUrl = textOf(partOf(attributes.urls).invoice_url) || null
  return { state: 'PAID', txn: id, amount, left, approveNo: null, receiptUrl }
}

function instantOf(value: unknown): Date | null {
  const at = new Date(textOf(value))
  return Number.isNaN(at.getTime()) ? null : at
}

/** The payer is sent to no other site than Lemon Squeezy's own. */
function isPage(url: string, baseUrl: string): boolean {
  if (!URL.canParse(url)) return false
  const { protocol, hostname, origin } = new URL(url)
  return (
    (protocol === 'https:' && hostname.endsWith('.lemonsqueezy.com')) || origin === new URL(baseUrl).origin
  )
}
