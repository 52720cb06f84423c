import type { MessageDescriptor } from '@lingui/core'
import type { ReactNode } from 'react'
import type { AnswerOf, Call } from '#contract/call.ts'
import type { Language } from '#model/language/languages.ts'

/** A REST answer that a page shows, by the call and what is sent with it. */
export interface SiteRead<C extends Call = Call> {
  readonly call: C
  readonly path?: Readonly<Record<string, string>>
  readonly query?: Readonly<Record<string, string | number>>
}

export type SiteReads = Readonly<Record<string, SiteRead>>

/** The answers by the names of the reads. */
export type SiteAnswers<Reads extends SiteReads> = {
  readonly [Name in keyof Reads]: Reads[Name] extends SiteRead<infer C> ? AnswerOf<C> : never
}

/** Name and summary of a page for its head, in the page's language. */
export interface SiteHead {
  readonly title: string | MessageDescriptor
  /** One or two sentences, for search results. */
  readonly description: string | MessageDescriptor
}

/** Of the path and of the query. */
type Parameters = Readonly<Record<string, string>>

/** A page of the public site. It is rendered on the server, to HTML that needs no script to be read. */
export interface SitePage<Reads extends SiteReads = SiteReads> {
  /** In Korean; a part `$name` is a parameter. */
  readonly path: string
  /** What it shows of REST. Where one of them is answered 404, so is the page. */
  readonly reads: (parameters: Parameters) => Reads
  /** Parameters of the query that it reads, with what they may be; others are ignored. */
  readonly query?: Readonly<Record<string, RegExp>>
  readonly head: (answers: SiteAnswers<Reads>, parameters: Parameters) => SiteHead
  readonly Content: (props: { answers: SiteAnswers<Reads>; parameters: Parameters }) => ReactNode
  /** Of a page that not every language has: those that have it. In others it is shown in English or Korean. */
  readonly languages?: (answers: SiteAnswers<Reads>) => readonly Language[]
  /** Structured data (schema.org) for search engines. */
  readonly data?: (answers: SiteAnswers<Reads>, site: DataContext) => readonly object[]
  /** When it is out of date, in epoch ms, if that is known; null where the clock does not change it. */
  readonly until?: (answers: SiteAnswers<Reads>) => number | null
  /** Names of scripts in `src/site/client` that it needs besides `page`. */
  readonly scripts?: readonly string[]
}

export interface DataContext {
  readonly origin: string
  /** Makes an absolute address of a path in the page's language. */
  readonly urlOf: (path: string) => string
  readonly say: (message: MessageDescriptor) => string
}

/** Declares a page; infers the types of its answers from its reads. */
export function sitePage<const Reads extends SiteReads>(page: SitePage<Reads>): SitePage {
  return page as unknown as SitePage
}
