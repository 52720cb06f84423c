import type { LemonSqueezy, PayPal } from './hosted.ts'
import type { Payments } from './payments.ts'

const paid = (txn: string, amount: number) =>
  ({ state: 'PAID', txn, amount, left: amount, approveNo: null, receiptUrl: null }) as const

/** Of a payer who approves every order at once. */
function openTestPaypal(): PayPal {
  const amounts = new Map<string, number>()
  const found = (id: string) => {
    const amount = amounts.get(id)
    return amount === undefined ? null : paid(`capture-${id}`, amount)
  }
  return {
    name: 'paypal',
    isSandbox: false,
    tryKeys: async () => null,
    create: async ({ orderRef, amount }) => {
      const id = orderRef.replaceAll(/[^A-Za-z0-9-]/g, '-').slice(0, 64)
      amounts.set(id, amount)
      return { id, url: `https://www.sandbox.paypal.com/checkoutnow?token=${id}` }
    },
    lookUp: async (id) => found(id),
    capture: async (id) => found(id),
    refund: async () => ({ state: 'DONE' }),
    readWebhook: async () => null,
  }
}

/** Of a store whose subscriptions all run. */
function openTestLemon(): LemonSqueezy {
  return {
    name: 'lemonsqueezy',
    isSandbox: true,
    tryKeys: async () => null,
    checkout: async () => ({ url: 'https://saegim.lemonsqueezy.com/checkout/custom/test' }),
    read: async (id) => ({
      id,
      status: 'active',
      idVariant: 1_017_449,
      createdAt: new Date('2026-11-25'),
      updatedAt: new Date('2026-11-25'),
      renewsAt: new Date('2026-12-25'),
      endsAt: null,
      isTest: true,
      urls: { portal: 'https://saegim.lemonsqueezy.com/billing', update: null, payMethod: null },
    }),
    listInvoices: async () => [],
    lookUp: async () => null,
    cancel: async () => true,
    resume: async () => true,
    refund: async () => ({ state: 'DONE' }),
    readWebhook: async () => null,
  }
}

/** For tests of calls: what is not configured has pages where everybody pays. */
export function withTestPages(payments: Payments): Payments {
  return {
    ...payments,
    paypal: payments.paypal ?? openTestPaypal(),
    lemonSqueezy: payments.lemonSqueezy ?? openTestLemon(),
  }
}
