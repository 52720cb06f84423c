import type { Language } from '../language/languages.ts'

/** Facts of the operator; what is not set is missing. */
export type Company = Readonly<Partial<Record<string, string>>>

/** One REST answer that a page needs, by the name of its call. */
export interface NeededRead {
  readonly call: string
  readonly path: Readonly<Record<string, string>>
  readonly query: Readonly<Record<string, string | number>>
}

/** What the build made beside the pages. */
export interface SiteAssets {
  /** All styles but the fonts, which each page has in itself. */
  readonly styles: string
  /** Path of the style sheet of the fonts; null where none was built, as in tests. */
  readonly fonts: string | null
  /** Paths of the scripts by name. */
  readonly scripts: Readonly<Record<string, string>>
}

/** What the server gives to a page. */
export interface PageInput {
  readonly language: Language
  /** In Korean, without a language, with the query that the page reads. */
  readonly path: string
  /** Origin of the site: `https://saegim.example`. */
  readonly origin: string
  readonly company: Company
  /** In the order of the needed reads. */
  readonly answers: readonly unknown[]
  readonly assets: SiteAssets
  /** Path of the picture that messengers show of the page; null where it has none. */
  readonly preview: string | null
}

/** Name and summary of a page. */
export interface PageHead {
  readonly title: string
  readonly description: string
}

/** Of an RSS feed. */
export interface FeedWords {
  readonly title: string
  readonly description: string
}

/** The built public site, as the server uses it (`src/site/render.tsx`). */
export interface SiteRenderer {
  /** Sources of the inline scripts of all pages, for the content security policy. */
  readonly inlineScripts: readonly string[]
  /** Paths of the pages, in Korean; a part `$name` is a parameter. */
  readonly paths: readonly string[]
  /** The part of a query (without `?`) that the page at a path reads, with `?`; empty where it reads none. */
  queryOf(path: string, search: string): string
  /** What the page at a path, with its query, shows of REST; null where there is no such page. */
  readsOf(path: string): readonly NeededRead[] | null
  /** When the page made of these answers is out of date, in epoch ms; null where that is not known. */
  untilOf(path: string, answers: readonly unknown[]): number | null
  /** What the feed of posts says of itself. */
  feedWords(language: Language): FeedWords
  /** What the page made of these answers is called. */
  headOf(input: Pick<PageInput, 'language' | 'path' | 'answers'>): PageHead
  /** The whole HTML document. */
  render(input: PageInput): string
  /** The page in place of one that does not exist, or cannot be made now. */
  renderProblem(problem: 'missing' | 'unavailable', input: Omit<PageInput, 'answers' | 'preview'>): string
}
