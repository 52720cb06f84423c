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
  /** Whether REST holds fields of it, so that the write-back settles it. */
  readonly isSettled: boolean
  /** The least role that may write it; every member reads it. */
  readonly writers: BrandRole
}

/** Every kind of document of a brand. */
export const documentTraits = {
  guide: {
    name: 'guide',
    title: 'guide',
    comments: 'comments',
    isSearched: true,
    hasVersions: true,
    isRestorable: true,
    isShared: true,
    isSettled: true,
    writers: 'BRAND_ROLE_MEMBER',
  },
  strategy: {
    name: 'strategy',
    title: 'strategy',
    comments: 'strategyComments',
    isSearched: true,
    hasVersions: true,
    isRestorable: true,
    isShared: false,
    isSettled: true,
    writers: 'BRAND_ROLE_MEMBER',
  },
  templates: {
    name: 'templates',
    title: 'templates',
    // Most members may not write here, so they could not comment.
    comments: null,
    isSearched: true,
    hasVersions: true,
    // An item needs its file, which no version restores.
    isRestorable: false,
    isShared: false,
    isSettled: false,
    writers: 'BRAND_ROLE_DESIGNER',
  },
  planner: {
    name: 'planner',
    title: 'planner',
    comments: 'plannerComments',
    isSearched: true,
    hasVersions: true,
    isRestorable: true,
    isShared: false,
    isSettled: false,
    writers: 'BRAND_ROLE_MEMBER',
  },
} as const satisfies Readonly<Record<string, DocumentTraits>>
