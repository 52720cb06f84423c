import type { DocumentName } from '../document-kinds/names.ts'

/** What a notice is about. Names and numbers only: its words are said in the page's language when it is shown. */
export type NoticeFacts =
  | {
      readonly kind: 'mention' | 'reply'
      readonly name: string
      readonly document: DocumentName
      readonly field: string
      readonly thread: string
      readonly excerpt: string
    }
  /** `section` is the name of its progress. */
  | { readonly kind: 'reviewAsked' | 'approved'; readonly name: string; readonly section: string }
  | { readonly kind: 'memberJoined'; readonly name: string; readonly role: string }
  | { readonly kind: 'roleChanged'; readonly role: string }
  | {
      readonly kind: 'invited'
      readonly name: string | null
      readonly brandName: string
      readonly role: string
    }
  /** Words of a field that the server refused. */
  | { readonly kind: 'refusedField'; readonly field: string }
  /** A document that cannot be sent, by why. */
  | { readonly kind: 'refusedDocument'; readonly reason: string }
  /** A command that the server refused, by the name of its call. */
  | { readonly kind: 'refusedCall'; readonly call: string }
  | { readonly kind: 'uploaded'; readonly count: number }
  | { readonly kind: 'storageLow'; readonly percent: number }
  /** What designers and operators did to a task. */
  | {
      readonly kind: 'taskStarted' | 'taskDelivered' | 'taskMessage' | 'taskDeclined'
      readonly idTask: number
      readonly title: string
    }
  /** For the owner: the next payment costs more, a renewal was refused, or the plan has ended. */
  | { readonly kind: 'priceRises' | 'paymentRefused' | 'planEnded' }
  /** The time of an entry of the planner has passed, and it is neither published nor left out. */
  | { readonly kind: 'plannerLate'; readonly entry: string; readonly title: string }
