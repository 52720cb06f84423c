import type { AnswerOf, Call, InputOf } from '#contract/call.ts'
import type { Language } from '#model/language/languages.ts'
import { type BrandRef, isLocal } from '../identity/brand-ref.ts'
import type { Parts } from '../rest/rest.ts'
import type { AnswerChange, ItemChange } from '../store/change.ts'
import { pageLanguage } from '../words/page-language.ts'

/** What a stored answer belongs to: it is deleted with the account or the brand. */
export type Scope = 'device' | 'account' | 'brand'

/**
 * Milliseconds, or `pageLoad`: as long as this page is open. An answer that is older is asked for again, and a list with a tag
 * on each load of the page.
 */
export type MaxAge = number | 'pageLoad'

/** An answer of REST that this device keeps. It is shown at once and asked for again behind that. */
export interface CachedRead<Data, Input = unknown> {
  readonly call: Call
  /** Hash of the answer's shape, from the facts of the call. */
  readonly shape: string
  readonly scope: Scope
  readonly maxAge: MaxAge
  /** Whether the server answers in the caller's language: each language then has a row of its own. */
  readonly isTranslated?: boolean
  /** Null: one answer is all. */
  readonly paging: Paging | null
  /** From one answer for each page that is known, in their order. */
  toData(answers: readonly unknown[]): Data
  /** For the compiler alone. */
  readonly input?: Input
}

export interface Paging {
  /** Whether all pages are requested at once; otherwise the next one on request. */
  readonly isWhole: boolean
  /** Of a whole list: whether a device that has nothing of it shows the first page while the others are requested. */
  readonly isFirstPageShown: boolean
  readonly first: Query
  /** Query of the page behind these; null where they are all. */
  next(answers: readonly unknown[]): Query | null
}

type Query = Readonly<Record<string, unknown>>

/** Params and query of the call; those of the paging are its own. */
type InputFor<C> = (InputOf<C> extends { params: infer P } ? { readonly params: P } : unknown) &
  (InputOf<C> extends { query: infer Q } ? { readonly query?: Partial<Q> } : unknown)

interface Declared<C extends Call> {
  readonly call: C
  readonly scope: Scope
  readonly maxAge: MaxAge
  readonly isTranslated?: boolean
}

/** Declares a call whose answer is kept as it is. */
export function cachedRead<C extends Call>(declared: Declared<C>): CachedRead<AnswerOf<C>, InputFor<C>> {
  const shape = shapeOf(declared.call)
  return { ...declared, shape, paging: null, toData: ([answer]) => answer as AnswerOf<C> }
}

interface DeclaredList<C extends Call, Item> extends Declared<C> {
  items(answer: AnswerOf<C>): readonly Item[]
  readonly paging: {
    readonly size: number
    readonly query?: Query
    /** The query for what is behind an item; without it pages go by number. */
    readonly after?: (last: Item) => Query
    readonly isWhole?: boolean
    readonly isFirstPageShown?: boolean
  }
}

/** Declares a list that the server answers in pages. */
export function cachedList<C extends Call, Item>({
  items,
  paging: { size, query, after, isWhole = false, isFirstPageShown = false },
  ...declared
}: DeclaredList<C, Item>): CachedRead<readonly Item[], InputFor<C>> {
  const first = { ...query, size, ...(after ? {} : { page: 0 }) }
  return {
    ...declared,
    shape: shapeOf(declared.call),
    paging: {
      isWhole,
      isFirstPageShown,
      first,
      next: (answers) => {
        const answer = answers.at(-1) as AnswerOf<C>
        const last = items(answer).at(-1)
        if (!after) return answers.length < pagesOf(answer) ? { ...first, page: answers.length } : null
        return last !== undefined && items(answer).length === size ? { ...first, ...after(last) } : null
      },
    },
    toData: (answers) => answers.flatMap((answer) => items(answer as AnswerOf<C>)),
  }
}

function shapeOf({ name, answerHash }: Call): string {
  if (answerHash === undefined) throw new Error(`${name} is stored on the device and needs an answerHash`)
  return answerHash
}

function pagesOf(answer: unknown): number {
  const page = typeof answer === 'object' && answer !== null && 'page' in answer ? answer.page : null
  return typeof page === 'object' && page !== null && 'totalPages' in page ? Number(page.totalPages) : 0
}

/** One answer that is kept: whose it is, and the key of its row. */
export interface Target<Data = unknown> {
  readonly read: CachedRead<Data>
  /** null: of the device. */
  readonly idAccount: number | null
  readonly brand: number | null
  /** To ask in; null where the answer is the same in every language. */
  readonly language: Language | null
  readonly key: string
  readonly input: Parts
}

/** Null without a scope: signed out, no brand, or a local one. */
export function targetOf<Data, Input>(
  read: CachedRead<Data, Input>,
  idAccount: number | null,
  brand: BrandRef | null,
  input?: Input,
): Target<Data> | null {
  const { scope } = read
  if (scope !== 'device' && idAccount === null) return null
  if (scope === 'brand' && (brand === null || isLocal(brand))) return null
  const ofBrand = scope === 'brand' ? Number(brand) : null
  const language = read.isTranslated ? pageLanguage() : null
  return {
    read: read as CachedRead<Data>,
    idAccount: scope === 'device' ? null : idAccount,
    brand: ofBrand,
    language,
    key: keyOf(read.call, ofBrand, input as Parts | undefined, language),
    input: (input ?? {}) as Parts,
  }
}

/** The change of a stored answer by a queued command. */
export function changeOf<Data extends object, Input>(
  read: CachedRead<Data, Input>,
  values: Partial<Data>,
  brand: number | null = null,
): AnswerChange {
  return { answer: keyOf(read.call, brand, undefined), values: values as Record<string, unknown> }
}

/** Which item of a stored list a queued command changes, and how; the properties are those of `ItemChange`. */
interface ChangedItem<Item, Input, By extends keyof Item> extends Pick<ItemChange, 'list' | 'isNew'> {
  readonly brand: number | null
  readonly input?: Input
  readonly by: By & string
  readonly id: Item[By]
  readonly values: Partial<Item> | null
}

/** The change of one item of a stored list by a queued command. */
export function changeOfItem<Item extends object, Input, By extends keyof Item>(
  read: CachedRead<readonly Item[], Input>,
  { brand, input, values, ...which }: ChangedItem<Item, Input, By>,
): ItemChange {
  const answer = keyOf(read.call, brand, input as Parts | undefined)
  return { answer, ...which, values: values as Record<string, unknown> | null }
}

/** Whether a row has an answer of the call, whatever its input was. */
export function isAnswerOf({ name }: Call, key: string): boolean {
  return key === name || key.startsWith(`${name}:`)
}

/** The key of a row; its parts are never parsed. */
function keyOf(
  { name }: Call,
  brand: number | null,
  { params, query }: Parts = {},
  language: Language | null = null,
): string {
  const values = [params, query].flatMap((part) => Object.entries(part ?? {}).sort(byName))
  const given = values.map(([, value]) => value).filter((value) => value !== undefined && value !== null)
  return [name, ...[language, brand].filter((part) => part !== null), ...given].join(':')
}

function byName([a]: [string, unknown], [b]: [string, unknown]): number {
  return a < b ? -1 : 1
}
