import { keep, readKept } from '#engine/browser/local-storage.ts'
import { valuesOfVersion } from '#engine/browser/values-of-version.ts'
import { draftKeys } from '#kits/account/draft-keys.ts'

/** A question to the operator as it was typed, kept on the device until it is sent. */
export interface QuestionDraft {
  readonly topic: string | null
  /** null: that of the account, until something is typed. */
  readonly name: string | null
  readonly email: string | null
  readonly text: string
  /** Key of the last try to send exactly this; null once it was changed. */
  readonly sentAs: string | null
}

const key = draftKeys.question

const emptyDraft: QuestionDraft = { topic: null, name: null, email: null, text: '', sentAs: null }

/** Of a draft of another version, the values that are still such. */
export function readDraft(): QuestionDraft {
  return { ...emptyDraft, ...valuesOfVersion(readKept(key), emptyDraft) }
}

export function keepDraft(draft: QuestionDraft): void {
  keep(key, JSON.stringify(draft))
}

export function forgetDraft(): void {
  keep(key, null)
}
