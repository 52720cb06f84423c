import { randomUUID } from 'node:crypto'

/*
 * The dialects of PayPal and Lemon Squeezy, with what a payer does on their pages. The line breaks where a reply is null.
 */

type Body = Readonly<Record<string, unknown>>
type Reply = { readonly status: number; readonly body: Body } | null
type Headers = Readonly<Record<string, string | string[] | undefined>>

/** Where a payer is sent back to. */
interface PaypalPages {
  readonly return_url: string
  readonly cancel_url: string
}

interface PaypalOrder {
  readonly id: string
  readonly orderRef: string
  readonly value: string
  readonly pages: PaypalPages
  state: 'PAYER_ACTION_REQUIRED' | 'APPROVED' | 'COMPLETED'
  capture: string | null
  refunded: number
  behaviour: 'pays' | 'declined' | 'answerLost'
}

export const genuinePaypalHeaders = {
  'paypal-auth-algo': 'SHA256withRSA',
  'paypal-cert-url': 'https://api.paypal.com/cert',
  'paypal-transmission-id': 'transmission',
  'paypal-transmission-sig': 'genuine',
  'paypal-transmission-time': '2026-11-25T00:00:00Z',
}

export function openTestPaypal() {
  const orders = new Map<string, PaypalOrder>()
  const refunds = new Set<string>()

  function speak(method: string, path: string, body: Body, headers: Headers): Reply {
    if (path === '/v1/oauth2/token')
      return { status: 200, body: { access_token: 'paypal-token', expires_in: 32_400 } }
    if (path === '/v1/notifications/verify-webhook-signature') {
      const isGenuine = body.transmission_sig === 'genuine' && body.webhook_id === 'webhook'
      return { status: 200, body: { verification_status: isGenuine ? 'SUCCESS' : 'FAILURE' } }
    }
    const [, , kind, group, id = '', act] = path.split('/')
    if (kind === 'checkout') {
      if (method === 'POST' && id === '') return create(body, String(headers['paypal-request-id']))
      const order = orders.get(id)
      if (!order) return { status: 404, body: { name: 'RESOURCE_NOT_FOUND' } }
      return act === 'capture' ? capture(order) : { status: 200, body: toOrder(order) }
    }
    const order = [...orders.values()].find((one) => one.capture === id)
    if (group !== 'captures' || !order) return { status: 404, body: { name: 'RESOURCE_NOT_FOUND' } }
    const ref = String(headers['paypal-request-id'])
    const value = Number((body.amount as Body).value)
    if (!refunds.has(ref)) {
      if (value > Number(order.value) - order.refunded)
        return { status: 422, body: { details: [{ issue: 'REFUND_AMOUNT_EXCEEDED' }] } }
      refunds.add(ref)
      order.refunded += value
    }
    return { status: 201, body: { status: 'COMPLETED' } }
  }

  function create(body: Body, requestId: string): Reply {
    const [unit] = body.purchase_units as { custom_id: string; amount: { value: string } }[]
    const source = body.payment_source as { paypal: { experience_context: PaypalPages } }
    const known = [...orders.values()].find(({ orderRef }) => orderRef === requestId)
    const order: PaypalOrder = known ?? {
      id: `PP${randomUUID().replaceAll('-', '').slice(0, 15).toUpperCase()}`,
      orderRef: requestId,
      value: unit?.amount.value ?? '',
      pages: source.paypal.experience_context,
      state: 'PAYER_ACTION_REQUIRED',
      capture: null,
      refunded: 0,
      behaviour: 'pays',
    }
    orders.set(order.id, order)
    const href = `https://www.sandbox.paypal.com/checkoutnow?token=${order.id}`
    return { status: known ? 200 : 201, body: { ...toOrder(order), links: [{ rel: 'payer-action', href }] } }
  }

  function capture(order: PaypalOrder): Reply {
    const issue = (name: string) => ({ status: 422, body: { details: [{ issue: name }] } })
    if (order.state === 'PAYER_ACTION_REQUIRED') return issue('ORDER_NOT_APPROVED')
    if (order.state === 'COMPLETED') return issue('ORDER_ALREADY_CAPTURED')
    if (order.behaviour === 'declined') return issue('INSTRUMENT_DECLINED')
    order.state = 'COMPLETED'
    order.capture = `capture-${order.id}`
    return order.behaviour === 'answerLost' ? null : { status: 201, body: toOrder(order) }
  }

  const dollars = (value: string) => ({ currency_code: 'USD', value })
  function toOrder({ id, orderRef, value, state, capture: captured, refunded }: PaypalOrder): Body {
    const left = Number(value) - refunded
    const status = refunded === 0 ? 'COMPLETED' : left > 0 ? 'PARTIALLY_REFUNDED' : 'REFUNDED'
    const payments = captured && {
      captures: [{ id: captured, status, amount: dollars(value) }],
      refunds: refunded > 0 ? [{ status: 'COMPLETED', amount: dollars(refunded.toFixed(2)) }] : [],
    }
    return { id, status: state, purchase_units: [{ custom_id: orderRef, ...(payments && { payments }) }] }
  }

  return {
    speak,
    /** The payer agrees on the page. */
    approve(id: string, behaviour: PaypalOrder['behaviour'] = 'pays') {
      const order = orders.get(id)
      if (!order) throw new Error(`There is no order ${id}.`)
      order.behaviour = behaviour
      if (order.state === 'PAYER_ACTION_REQUIRED') order.state = 'APPROVED'
    },
    /** The payer has all of it back, by a refund in the pages of PayPal or after a dispute. Answers the number of the payment. */
    giveBack(id: string): string {
      const order = orders.get(id)
      if (!order?.capture) throw new Error(`The order ${id} is not paid.`)
      order.refunded = Number(order.value)
      return order.capture
    },
    /** Where the page of an order sends the payer back to. */
    pagesOf: (id: string) => orders.get(id)?.pages ?? null,
    /** Cents that were captured and not refunded. */
    moneyOf: (id: string) => {
      const order = orders.get(id)
      return order?.capture ? Math.round((Number(order.value) - order.refunded) * 100) : 0
    },
  }
}

interface LemonSubscription {
  readonly id: string
  readonly custom: Body
  status: string
  variant: number
  renewsAt: string
  endsAt: string | null
  updatedAt: string
}

interface LemonInvoice {
  readonly id: string
  readonly subscription: string
  readonly total: number
  readonly reason: string
  readonly createdAt: string
  refunded: number
}

export function openTestLemon() {
  const checkouts = new Map<string, { readonly custom: Body; readonly variant: number }>()
  const subscriptions = new Map<string, LemonSubscription>()
  const invoices = new Map<string, LemonInvoice>()
  let numbers = 1_000

  function speak(method: string, path: string, body: Body): Reply {
    const [where = '', query = ''] = path.split('?')
    const [, kind, id = '', act] = where.split('/')
    const data = (body.data ?? {}) as Body
    const attributes = (data.attributes ?? {}) as Body
    if (kind === 'stores')
      return id === '7' ? { status: 200, body: { data: { id } } } : { status: 404, body: {} }
    if (kind === 'checkouts') {
      const options = attributes.product_options as { enabled_variants: number[] }
      const { custom } = attributes.checkout_data as { custom: Body }
      const checkout = randomUUID()
      checkouts.set(checkout, { custom, variant: options.enabled_variants[0] ?? 0 })
      const url = `https://saegim.lemonsqueezy.com/checkout/custom/${checkout}`
      return { status: 201, body: { data: { id: checkout, attributes: { url } } } }
    }
    if (kind === 'subscriptions') {
      const subscription = subscriptions.get(id)
      if (!subscription) return { status: 404, body: {} }
      if (method === 'DELETE')
        Object.assign(subscription, { status: 'cancelled', endsAt: subscription.renewsAt })
      if (method === 'PATCH' && attributes.cancelled === false)
        Object.assign(subscription, { status: 'active', endsAt: null })
      if (method !== 'GET') subscription.updatedAt = new Date().toISOString()
      return { status: 200, body: { data: subscriptionData(subscription) } }
    }
    if (id === '') {
      const of = new URLSearchParams(query).get('filter[subscription_id]')
      const found = [...invoices.values()].filter(({ subscription }) => subscription === of)
      return { status: 200, body: { data: found.map(invoiceData) } }
    }
    const invoice = invoices.get(id)
    if (!invoice) return { status: 404, body: {} }
    if (act === 'refund') {
      const amount = Number(attributes.amount)
      if (amount > invoice.total - invoice.refunded) return { status: 422, body: {} }
      invoice.refunded += amount
    }
    return { status: 200, body: { data: invoiceData(invoice) } }
  }

  const subscriptionData = (one: LemonSubscription) => ({
    type: 'subscriptions',
    id: one.id,
    attributes: {
      status: one.status,
      variant_id: one.variant,
      created_at: one.updatedAt,
      updated_at: one.updatedAt,
      renews_at: one.renewsAt,
      ends_at: one.endsAt,
      test_mode: true,
      urls: {
        customer_portal: 'https://saegim.lemonsqueezy.com/billing',
        customer_portal_update_subscription: 'https://saegim.lemonsqueezy.com/billing/update',
        update_payment_method: 'https://saegim.lemonsqueezy.com/billing/card',
      },
    },
  })

  const invoiceData = (one: LemonInvoice) => ({
    type: 'subscription-invoices',
    id: one.id,
    attributes: {
      subscription_id: Number(one.subscription),
      status: one.refunded === 0 ? 'paid' : one.refunded < one.total ? 'partial_refund' : 'refunded',
      total_usd: one.total,
      refunded_amount_usd: one.refunded,
      billing_reason: one.reason,
      created_at: one.createdAt,
      test_mode: true,
      urls: { invoice_url: 'https://saegim.lemonsqueezy.com/invoice' },
    },
  })

  const subscriptionOf = (id: string) => {
    const found = subscriptions.get(id)
    if (!found) throw new Error(`There is no subscription ${id}.`)
    return found
  }

  function bill(id: string, total: number, reason = 'renewal'): string {
    numbers += 1
    const invoice = { id: String(numbers), subscription: id, total, reason, refunded: 0 }
    invoices.set(invoice.id, { ...invoice, createdAt: new Date().toISOString() })
    return invoice.id
  }

  return {
    speak,
    bill,
    /** The buyer pays on the page of a checkout. Answers the number of the subscription. */
    pay(url: string, total: number, renewsAt: string): string {
      const checkout = checkouts.get(url.split('/').at(-1) ?? '')
      if (!checkout) throw new Error('There is no such checkout.')
      numbers += 1
      const id = String(numbers)
      const updatedAt = new Date().toISOString()
      subscriptions.set(id, { id, ...checkout, status: 'active', renewsAt, endsAt: null, updatedAt })
      bill(id, total, 'initial')
      return id
    },
    change(id: string, to: Partial<Omit<LemonSubscription, 'id' | 'custom'>>) {
      Object.assign(subscriptionOf(id), { updatedAt: new Date().toISOString() }, to)
    },
    /** The buyer has all of it back, by a refund in the pages of Lemon Squeezy or after a dispute. */
    /** `amount`: all of it where it is left out. */
    giveBack(id: string, amount?: number) {
      for (const invoice of invoices.values())
        if (invoice.subscription === id) invoice.refunded = amount ?? invoice.total
    },
    /** Its invoices are there only later. */
    withhold(id: string) {
      const held = [...invoices.values()].filter(({ subscription }) => subscription === id)
      for (const invoice of held) invoices.delete(invoice.id)
      return { release: () => held.forEach((invoice) => void invoices.set(invoice.id, invoice)) }
    },
    statusOf: (id: string) => subscriptionOf(id).status,
    /** Cents that were paid for a subscription and not refunded. */
    moneyOf: (id: string) =>
      [...invoices.values()]
        .filter(({ subscription }) => subscription === id)
        .reduce((sum, { total, refunded }) => sum + total - refunded, 0),
    /** Body of a webhook about a subscription. */
    eventOf(id: string): Body {
      const subscription = subscriptionOf(id)
      const meta = { event_name: 'subscription_updated', custom_data: subscription.custom, n: randomUUID() }
      return { meta, data: subscriptionData(subscription) }
    },
  }
}
