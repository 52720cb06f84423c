import { fillSlots } from '#model/language/fill-slots.ts'
import type { SandboxPages } from '#server/gateways/payments/payments.ts'
import { html } from '#server/http/html.ts'
import type { Shown } from './checkout.ts'
import { facts, leadTo, presses } from './document.ts'

/** The page where a subscription in dollars is changed. null: there is none. */
export async function readPortal({ lemonSqueezy }: SandboxPages, id: string): Promise<Shown | null> {
  const subscription = await lemonSqueezy?.readSubscription(id)
  if (!lemonSqueezy || !subscription) return null
  const { status, id_variant, renews_at, return_url } = subscription
  const offers = await lemonSqueezy.listOffers()
  const running = offers.find(({ idVariant }) => idVariant === id_variant)
  const others = status === 'active' ? offers.filter((offer) => offer !== running) : []
  const to = (act: string) => `/sandbox/portal/${id}/${act}`
  return {
    show: (words) => ({
      title: words.portal,
      body: html`<p class="note">${words.ofLemon}</p>${facts([
        ...(running
          ? [[words.plan, running.title] as const, [words.perMonth, words.money(running.price)] as const]
          : []),
        [words.state, words.states[status]],
        ...(status === 'expired' ? [] : [[words[dayOf[status]], words.day(renews_at)] as const]),
      ])}${status === 'past_due' && html`<p class="note">${words.dueNote}</p>`}${others.length > 0 && html`<p class="note">${words.changeNote}</p>`}${
        status !== 'expired' &&
        presses([
          ...others.map(({ idVariant, title, price }) => ({
            to: to(`plan-${idVariant}`),
            words: fillSlots(words.changeTo, { plan: title, price: words.money(price) }),
            look: 'ink' as const,
          })),
          ...(status === 'past_due' ? [{ to: to('pay'), words: words.payDue, look: 'ink' as const }] : []),
          status === 'cancelled'
            ? { to: to('resume'), words: words.resume, look: 'ink' as const }
            : { to: to('cancel'), words: words.cancel },
        ])
      }${leadTo(return_url, words.back)}`,
    }),
    async act(press) {
      const [, variant] = /^plan-(\d{1,9})$/.exec(press) ?? []
      if (press === 'cancel') await lemonSqueezy.cancel(id)
      else if (press === 'resume') await lemonSqueezy.resume(id)
      else if (press === 'pay') await lemonSqueezy.payDue(id)
      else if (variant) await lemonSqueezy.changePlan(id, Number(variant))
      else return null
      return '?'
    },
  }
}

const dayOf = { active: 'nextPayment', past_due: 'dueSince', cancelled: 'usedUntil' } as const
