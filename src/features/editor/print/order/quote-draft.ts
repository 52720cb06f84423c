import { printOrderLimits } from '#model/tasks/print.ts'
import { type QuoteKind, quoteLimits } from '#model/tasks/quote.ts'
import type { Body } from '#scene/body/body.ts'
import {
  addressOf,
  faultsOf,
  type OrderDraft,
  type OrderFaults,
  type OrderOf,
  type QuoteBody,
} from './order-draft.ts'
import { millimetresOf } from './size-on-paper.ts'

/** Whether the desk can be asked what a design costs. */
export function canAskQuote(design: Body): boolean {
  const { width, height } = millimetresOf(design)
  const isSize = Math.min(width, height) >= 1 && Math.max(width, height) <= printOrderLimits.side
  return isSize && design.pages.length <= quoteLimits.pages
}

/** The fields without which no quote can be asked for. */
export function quoteFaultsOf(draft: OrderDraft): OrderFaults {
  return {
    ...(copiesOf(draft.copies) === null && { copies: true }),
    ...(draft.wish.trim() === '' && { wish: true }),
    ...faultsOf(draft),
  }
}

/** The draft has no `quoteFaultsOf`. */
export function bodyOfQuote(draft: OrderDraft, kind: QuoteKind, { design, title }: OrderOf): QuoteBody {
  const amount = copiesOf(draft.copies)
  if (amount === null) throw new Error('a quote without an amount')
  const pages = design.pages.length
  return {
    kind,
    amount,
    pages,
    ...millimetresOf(design),
    title,
    wish: draft.wish.trim(),
    ...addressOf(draft),
  }
}

/** How many were typed, as `1,200`; null for what is no amount. */
function copiesOf(text: string): number | null {
  const plain = text.normalize('NFKC').replace(/[\s,]/g, '')
  const copies = /^\d{1,6}$/.test(plain) ? Number(plain) : 0
  return copies >= 1 && copies <= quoteLimits.amount ? copies : null
}
