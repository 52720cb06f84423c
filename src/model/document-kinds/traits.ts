import type { BrandRole } from '../access/roles.ts'

/**
 * Traits of a kind of document. Relay, write-back, versions, search, comments, archive and screens read them
 * from here, so that a new kind of document needs no entry in lists of theirs. Declared apart from the
 * fields, because every screen needs the traits of all documents, but at first only the fields of the main
 * one.
 */
export interface DocumentTraits {
  /**
   * Name in rooms, logs, databases and archives. Additive only: a released name is never changed or reused.
   */
  readonly name: string
  /** Key of its title in `locales/<language>/documents.json`. */
  readonly title: string
  /** Part that holds the comments on its fields, named differently in each document; null: it takes none. */
  readonly comments: string | null
  /** Whether the search of a brand looks into its answers and comments. */
  readonly isSearched: boolean
  /** Whether the relay keeps versions of it. */
  readonly hasVersions: boolean
  /** Whether a version of it can be restored. */
  readonly isRestorable: boolean
  /** Whether a share link shows it to people outside the team. */
  readonly isShared: boolean
  /**
   * Whether it holds answers of the workbook: devices keep them as plain values beside the document, for the first
   * paint, progress, search and numbers in menus. Of any other kind a field is read from the open document alone.
   */
  readonly storesAnswers: boolean
  /** Whether it has times at which devices remind of something. */
  readonly hasReminders: boolean
  /** Whether REST holds fields of it, so that the write-back settles it. */
  readonly isSettled: boolean
  /**
   * Set where a brand has any number of documents of the kind, each with an id, a row and rights of its own: how many a brand
   * may have. null: a brand has exactly one, from its beginning.
   */
  readonly many: { readonly atMost: number } | null
  /** What one may weigh in the relay, where that is less than for any document. */
  readonly bytes: number | null
  /** Accounts that may have one open at once on a node; null: as many as come. */
  readonly people: number | null
  /** Versions of one that may have a name. */
  readonly namedVersions: number
  /** The least role that may write it; every member reads it. Of kinds with many: unless the row says otherwise. */
  readonly writers: BrandRole
}

const oneOfBrand = { many: null, bytes: null, people: null, namedVersions: 100 } as const

/** Every kind of document of a brand. */
export const documentTraits = {
  guide: {
    ...oneOfBrand,
    name: 'guide',
    title: 'guide',
    comments: 'comments',
    isSearched: true,
    hasVersions: true,
    isRestorable: true,
    isShared: true,
    storesAnswers: true,
    hasReminders: false,
    isSettled: true,
    writers: 'BRAND_ROLE_MEMBER',
  },
  strategy: {
    ...oneOfBrand,
    name: 'strategy',
    title: 'strategy',
    comments: 'strategyComments',
    isSearched: true,
    hasVersions: true,
    isRestorable: true,
    isShared: false,
    storesAnswers: true,
    hasReminders: false,
    isSettled: true,
    writers: 'BRAND_ROLE_MEMBER',
  },
  templates: {
    ...oneOfBrand,
    name: 'templates',
    title: 'templates',
    // Most members may not write here, so they could not comment.
    comments: null,
    isSearched: true,
    hasVersions: true,
    // An item needs its file, which no version restores.
    isRestorable: false,
    isShared: false,
    storesAnswers: true,
    hasReminders: false,
    isSettled: false,
    writers: 'BRAND_ROLE_DESIGNER',
  },
  planner: {
    ...oneOfBrand,
    name: 'planner',
    title: 'planner',
    comments: 'plannerComments',
    isSearched: false,
    hasVersions: true,
    isRestorable: true,
    isShared: false,
    storesAnswers: false,
    hasReminders: true,
    isSettled: false,
    writers: 'BRAND_ROLE_MEMBER',
  },
  translations: {
    ...oneOfBrand,
    name: 'translations',
    title: 'translations',
    // What is to be said of a translation is said of its source.
    comments: null,
    isSearched: false,
    hasVersions: true,
    // No screen lists its versions, so that nothing leads to one.
    isRestorable: false,
    // A share link shows translations in place of the guide's texts, never the document.
    isShared: false,
    storesAnswers: false,
    hasReminders: false,
    isSettled: false,
    bytes: 4 * 1024 * 1024,
    writers: 'BRAND_ROLE_MEMBER',
  },
  design: {
    name: 'design',
    title: 'design',
    comments: 'designComments',
    // Only what a screen shows is searched: the lists of designs are of REST.
    isSearched: false,
    hasVersions: true,
    isRestorable: true,
    isShared: false,
    storesAnswers: false,
    hasReminders: false,
    isSettled: false,
    many: { atMost: 20_000 },
    bytes: 8 * 1024 * 1024,
    people: 50,
    namedVersions: 20,
    writers: 'BRAND_ROLE_MEMBER',
  },
} as const satisfies Readonly<Record<string, DocumentTraits>>
