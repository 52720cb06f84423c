import { keep, readKept } from '../browser/local-storage.ts'

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
}

export interface DraftFile {
  readonly idFile: number
  readonly name: string
  readonly size: number
}

const key = 'saegim-task-request'

export const emptyRequest: RequestDraft = { products: [], title: '', request: '', files: [], guide: false }

/** Of a draft of another version or another brand nothing is read. */
export function readRequestDraft(idBrand: number): RequestDraft {
  try {
    const stored: unknown = JSON.parse(readKept(key) ?? 'null')
    return isDraft(stored) && stored.idBrand === idBrand ? stored.draft : emptyRequest
  } catch {
    return emptyRequest
  }
}

export function keepRequestDraft(idBrand: number, draft: RequestDraft): void {
  keep(key, JSON.stringify({ idBrand, draft }))
}

export function forgetRequestDraft(): void {
  keep(key, null)
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
