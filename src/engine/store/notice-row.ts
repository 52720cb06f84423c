import type { NoticeFacts } from '#model/notices/facts.ts'

export interface Notice {
  /** The same for the same event in every tab. */
  readonly id: string
  /** Null for what is about no brand, or one that this account is not in yet. */
  readonly brand: number | null
  readonly facts: NoticeFacts
}

/** A stored notice of the signed-in account. It is deleted when it no longer applies. */
export interface NoticeRow extends Notice {
  /** The code that wrote it, such as `outbox`. It replaces all notices of its source at once. */
  readonly source: string
  /** Epoch ms at which this device noticed it. */
  readonly at: number
  readonly isRead: boolean
}
