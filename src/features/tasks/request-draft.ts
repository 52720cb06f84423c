import { keep, readKept } from '#engine/browser/local-storage.ts'
import { draftKeys } from '#kits/account/draft-keys.ts'

/** A request for designer work that is being written, kept until it is sent. Of several brands the last one is kept. */
export interface RequestDraft {
  /** Numbers of products. */
  readonly products: readonly number[]
  /** The chosen size of a product, by its number; absent in drafts of older versions. */
  readonly forms?: Readonly<Record<number, string>>
  readonly title: string
  readonly request: string
  readonly files: readonly DraftFile[]
  readonly guide: boolean
  /** Idempotency key with which it was sent and not answered: the server may have it. Absent: it was not sent. */
  readonly sentAs?: string
}

export interface DraftFile {
  readonly idFile: number
  readonly name: string
  readonly size: number
}

const key = draftKeys.taskRequest

export const emptyRequest: RequestDraft = { products: [], title: '', request: '', files: [], guide: false }

/** Of a draft of another version or another brand nothing is read. */
export function readRequestDraft(idBrand: number): RequestDraft {
  return storedDraftOf(idBrand) ?? emptyRequest
}

function storedDraftOf(idBrand: number): RequestDraft | null {
  try {
    const stored: unknown = JSON.parse(readKept(key) ?? 'null')
    return isDraft(stored) && stored.idBrand === idBrand ? stored.draft : null
  } catch {
    return null
  }
}

export function keepRequestDraft(idBrand: number, draft: RequestDraft): void {
  keep(key, JSON.stringify({ idBrand, draft }))
}

/** The draft of a brand is not needed any more. That of another brand stays. */
export function forgetRequestDraft(idBrand: number): void {
  if (storedDraftOf(idBrand)) keep(key, null)
}

/** Keeps under which key the draft was sent, or that it is not sent; no effect where another draft is kept by now, or none. */
export function noteSentAs(idBrand: number, sentAs: string | undefined): void {
  const draft = storedDraftOf(idBrand)
  if (draft) keepRequestDraft(idBrand, withSentAs(draft, sentAs))
}

export function withSentAs({ sentAs: _, ...draft }: RequestDraft, sentAs: string | undefined): RequestDraft {
  return sentAs === undefined ? draft : { ...draft, sentAs }
}

function isDraft(stored: unknown): stored is { idBrand: number; draft: RequestDraft } {
  if (typeof stored !== 'object' || stored === null || !('draft' in stored)) return false
  const { products, title, request, files, guide } = stored.draft as Partial<RequestDraft>
  return (
    Array.isArray(products) &&
    typeof title === 'string' &&
    typeof request === 'string' &&
    Array.isArray(files) &&
    typeof guide === 'boolean'
  )
}
