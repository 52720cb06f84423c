import type { SandboxPages } from '#server/gateways/payments/payments.ts'
import type { SandboxLemon } from '#server/gateways/payments/sandbox-lemon.ts'
import type { SandboxPaypal } from '#server/gateways/payments/sandbox-paypal.ts'
import { html } from '#server/http/html.ts'
import { facts, leadTo, type Page, type Press, presses } from './document.ts'
import type { PageWords } from './words.ts'

export interface Shown {
  /** `said`: what the last press has done. */
  show(words: PageWords, said: string | undefined): Page
  /** Answers where it leads to, `?…` back to this page; null: there is no such press. */
  act(press: string): Promise<string | null>
}

/** The page where an order or a plan is paid. null: there is none. */
export async function readCheckout(
  { paypal, lemonSqueezy }: SandboxPages,
  id: string,
): Promise<Shown | null> {
  return (
    (paypal && (await ofPaypal(paypal, id))) ?? (lemonSqueezy && (await ofLemon(lemonSqueezy, id))) ?? null
  )
}

/** As PayPal, it leads back whatever is pressed: the refusal of a card comes when the money is taken. */
async function ofPaypal(paypal: SandboxPaypal, id: string): Promise<Shown | null> {
  const order = await paypal.readOrder(id)
  if (!order) return null
  const back = async (isPaying: boolean) => paypal.approve(id, isPaying)
  return {
    show: (words) => ({
      title: words.checkout,
      body: html`<p class="note">${words.ofPaypal}</p>${facts([
        [words.order, order.name],
        [words.amount, words.money(order.amount)],
      ])}${
        order.state === 'CREATED'
          ? pressesOf(words, id)
          : html`<p role="status">${words.paid}</p>${presses([{ to: `/sandbox/checkout/${id}/back`, words: words.back, look: 'ink' }])}`
      }`,
    }),
    async act(press) {
      if (press === 'close') return order.cancel_url
      if (press === 'pay' || press === 'decline') return back(press === 'pay')
      return press === 'back' && order.state !== 'CREATED' ? back(true) : null
    },
  }
}

/** As Lemon Squeezy, it tells at once that a card is refused, and leads back once it is paid. */
async function ofLemon(squeezy: SandboxLemon, id: string): Promise<Shown | null> {
  const checkout = await squeezy.readCheckout(id)
  const offer = checkout && (await squeezy.listOffers()).find((one) => one.idVariant === checkout.id_variant)
  if (!offer) return null
  const isPaid = checkout.subscription_id !== null
  return {
    show: (words, said) => ({
      title: words.checkout,
      body: html`<p class="note">${words.ofLemon}</p>${facts([
        [words.plan, offer.title],
        [words.perMonth, words.money(offer.price)],
      ])}${
        isPaid
          ? html`<p role="status">${words.paid}</p>${leadTo(checkout.redirect_url, words.back)}`
          : said === 'closed'
            ? html`<p role="status">${words.closed}</p>${leadTo(`/sandbox/checkout/${id}`, words.again)}`
            : html`${said === 'declined' && html`<p role="alert" class="alert">${words.declined}</p>`}${pressesOf(words, id, [{ to: `/sandbox/checkout/${id}/pay-once`, words: words.payOnce }])}`
      }`,
    }),
    async act(press) {
      if (press === 'pay' || press === 'pay-once')
        return squeezy.pay(id, { refusesRenewal: press === 'pay-once' })
      if (press === 'decline') return '?said=declined'
      return press === 'close' ? '?said=closed' : null
    },
  }
}

const pressesOf = (words: PageWords, id: string, others: readonly Press[] = []) =>
  presses([
    { to: `/sandbox/checkout/${id}/pay`, words: words.pay, look: 'ink' },
    ...others,
    { to: `/sandbox/checkout/${id}/decline`, words: words.decline },
    { to: `/sandbox/checkout/${id}/close`, words: words.close, look: 'quiet' },
  ])
