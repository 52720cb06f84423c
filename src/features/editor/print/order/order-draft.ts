import type { InputOf } from '#contract/call.ts'
import type { orderPrint, requestQuote } from '#contract/task.ts'
import { type FormTab, formOf } from '#model/forms/forms.ts'
import {
  type PrintChoice,
  type PrintFinish,
  type PrintKind,
  type PrintPaper,
  type PrintProduct,
  phonePattern,
  printProductsFor,
} from '#model/tasks/print.ts'
import type { QuoteKind } from '#model/tasks/quote.ts'
import { taskLimits } from '#model/tasks/task.ts'
import { cutText } from '#model/text/cut-text.ts'
import type { Body } from '#scene/body/body.ts'
import { millimetresOf } from './size-on-paper.ts'

/**
 * An order, or a request for a quote, that is being written. It has the address of a person, and so it is in memory alone, for as long as the editor is open: in
 * no storage of the device and in no queue.
 */
export interface OrderDraft {
  /** null: what the design suggests. */
  readonly kind: PrintKind | null
  readonly paper: PrintPaper | null
  readonly finish: PrintFinish
  readonly amount: number | null
  readonly recipient: string
  readonly phone: string
  readonly address: string
  readonly note: string
  /** A price is asked for, of what is not on the list. */
  readonly isQuote: boolean
  /** null: what the design suggests. */
  readonly quoteKind: QuoteKind | null
  /** How many, as it is typed. */
  readonly copies: string
  readonly wish: string
  /** Of what was sent and not answered: the server may have it. */
  readonly sent: SentOrder | null
}

export type PrintRequest =
  | { readonly kind: 'order'; readonly body: OrderBody }
  | { readonly kind: 'quote'; readonly body: QuoteBody }

/** Sent again with its key, the same request and the same file, it is one order. */
export interface SentOrder {
  readonly key: string
  readonly request: PrintRequest
  readonly file: File
  /** What the file was made of. */
  readonly design: Body
}

export const emptyOrder: OrderDraft = {
  kind: null,
  paper: null,
  finish: 'none',
  amount: null,
  recipient: '',
  phone: '',
  address: '',
  note: '',
  isQuote: false,
  quoteKind: null,
  copies: '',
  wish: '',
  sent: null,
}

export type OrderBody = InputOf<typeof orderPrint>['body']
export type QuoteBody = InputOf<typeof requestQuote>['body']
type FieldName = 'copies' | 'wish' | 'recipient' | 'phone' | 'address'
/** In the order of the fields. */
export type OrderFaults = Partial<Record<FieldName, true>>

const kindOfTab: Readonly<Partial<Record<FormTab, PrintKind>>> = {
  card: 'card',
  flyer: 'flyer',
  poster: 'menu',
  menu: 'menu',
  banner: 'banner',
  sticker: 'sticker',
}

/** What a design can be printed as, what its form is for first; none in px, of another size, and of more pages than a sheet has. */
export function productsOf({ unit, width, height, form, pages }: Body): readonly PrintProduct[] {
  if (unit !== 'mm') return []
  const wanted = kindOfForm(form)
  return printProductsFor(width, height, pages.length).toSorted(
    (one, other) => Number(other.kind === wanted) - Number(one.kind === wanted),
  )
}

/** What the form of a design is printed as; undefined of others, and of one of its own size. */
export function kindOfForm(form: string): PrintKind | undefined {
  const tab = formOf(form)?.tab
  return tab && kindOfTab[tab]
}

/** The draft as one of the products: what another product has is the first of this one. */
export function choiceOf(
  draft: OrderDraft,
  product: PrintProduct,
  { width, height, pages }: Body,
): PrintChoice {
  const papers = keysOf(product.papers)
  const [paper] = draft.paper !== null && papers.includes(draft.paper) ? [draft.paper] : papers
  const amount = product.amounts.find((one) => one === draft.amount) ?? product.amounts[0]
  if (paper === undefined || amount === undefined) throw new Error(`${product.kind} has no paper or amount`)
  const finish = product.finishes[draft.finish] === undefined ? 'none' : draft.finish
  return { kind: product.kind, paper, finish, amount, width, height, sides: pages.length === 2 ? 2 : 1 }
}

export function keysOf<Key extends string>(prices: Readonly<Partial<Record<Key, number>>>): readonly Key[] {
  return Object.keys(prices) as Key[]
}

/** The fields without which nothing can be sent. */
export function faultsOf({ recipient, phone, address }: OrderDraft): OrderFaults {
  return {
    ...(recipient.trim() === '' && { recipient: true }),
    ...(!phonePattern.test(phone.trim()) && { phone: true }),
    ...(address.trim() === '' && { address: true }),
  }
}

/** The name of a design as long as the server takes the title of a task, without halves of letters; '' for one without words. */
export function orderTitle(name: string): string {
  return cutText(name.trim(), taskLimits.title).toWellFormed().trim()
}

export interface OrderOf {
  readonly design: Body
  readonly title: string
}

export function bodyOfOrder(
  draft: OrderDraft,
  choice: PrintChoice,
  { design, title }: OrderOf,
  credit: number,
): OrderBody {
  const { bleed } = millimetresOf(design)
  return { ...choice, bleed, title, credit, note: draft.note.trim(), ...addressOf(draft) }
}

export function addressOf({ recipient, phone, address }: OrderDraft) {
  return { recipient: recipient.trim(), phone: phone.trim(), address: address.trim() }
}
