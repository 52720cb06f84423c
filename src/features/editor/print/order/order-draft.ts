import type { InputOf } from '#contract/call.ts'
import type { orderPrint } from '#contract/task.ts'
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
import { taskLimits } from '#model/tasks/task.ts'
import { cutText } from '#model/text/cut-text.ts'
import type { Body } from '#scene/body/body.ts'

/**
 * An order that is being written. It has the address of a person, and so it is in memory alone, for as long as the editor is open: in
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
  /** Of what was sent and not answered: the server may have it. */
  readonly sent: SentOrder | null
}

/** Sent again with its key, the same body and the same file, it is one order. */
export interface SentOrder {
  readonly key: string
  readonly body: OrderBody
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
  sent: null,
}

export type OrderBody = InputOf<typeof orderPrint>['body']
export type OrderFaults = Partial<Record<'recipient' | 'phone' | 'address', true>>

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
  const tab = formOf(form)?.tab
  const wanted = tab && kindOfTab[tab]
  return printProductsFor(width, height, pages.length).toSorted(
    (one, other) => Number(other.kind === wanted) - Number(one.kind === wanted),
  )
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

export function bodyOfOrder(
  draft: OrderDraft,
  choice: PrintChoice,
  title: string,
  credit: number,
): OrderBody {
  const { recipient, phone, address, note } = draft
  return {
    ...choice,
    title,
    credit,
    note: note.trim(),
    recipient: recipient.trim(),
    phone: phone.trim(),
    address: address.trim(),
  }
}
