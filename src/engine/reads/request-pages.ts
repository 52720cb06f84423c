import { type Failure, type Result, rest, restTagged, type TaggedResult } from '../rest/rest.ts'
import type { Target } from './cached-read.ts'

type Query = Readonly<Record<string, unknown>>

/** What the server answered of a list, or of a single answer, which is a list of one page. */
export interface Pages {
  readonly answers: readonly unknown[]
  /** Of the whole list; null: the server gives none. */
  readonly tag: string | null
}

type PagesResult =
  | { readonly ok: true; readonly pages: Pages }
  | { readonly ok: true; readonly isUnchanged: true }
  | Failure

interface Options {
  /** Tag of the list that this device has; null without one. */
  readonly ifNoneMatch: string | null
  /** Gets the first page of a list that has more. */
  onFirstPage(page: unknown): Promise<void>
}

/** Requests the first page, of a whole list all of them; or says that the list is unchanged. Never rejects. */
export async function requestPages(
  target: Target,
  { ifNoneMatch, onFirstPage }: Options,
): Promise<PagesResult> {
  const { paging } = target.read
  const first = await requestFirst(target, paging?.first ?? {}, ifNoneMatch)
  if (!first.ok || 'isUnchanged' in first) return first
  const answers = [first.answer]
  const next = () => (paging?.isWhole ? paging.next(answers) : null)
  let query = next()
  if (query) await onFirstPage(first.answer)
  for (; query; query = next()) {
    const page = await requestPage(target, query)
    if (!page.ok) return page
    answers.push(page.answer)
  }
  return { ok: true, pages: { answers, tag: first.tag } }
}

/** Requests one page. Never rejects. */
export function requestPage(target: Target, query: Query): Promise<Result<unknown>> {
  return rest(target.read.call, partsOf(target, query) as never, optionsOf(target))
}

/** The page that the tag of a list is on. */
async function requestFirst(target: Target, query: Query, ifNoneMatch: string | null): Promise<TaggedResult> {
  const { call } = target.read
  if (call.listTag) return restTagged(call, partsOf(target, query), { ...optionsOf(target), ifNoneMatch })
  const page = await requestPage(target, query)
  return page.ok ? { ...page, tag: null } : page
}

function partsOf({ input }: Target, query: Query) {
  return { ...input, query: { ...input.query, ...query } }
}

function optionsOf({ brand, language }: Target) {
  return { ...(brand !== null && { idBrand: brand }), ...(language && { language }) }
}
