import type { BrandRole } from '../access/roles.ts'

/**
 * What a kind of document is and takes part in. Relay, write-back, history, search, comments, archive and screens read
 * it from here, so that a new kind of document needs no entry in any list of theirs. Apart from the fields, because
 * every screen needs the traits of all documents before it has loaded the fields of any but the main one.
 */
export interface DocumentTraits {
  /** Name in rooms, logs, databases and archives. Additive only: it is never renamed nor used again. */
  readonly name: string
  /** Key of its title in `locales/<language>/documents.json`. */
  readonly title: string
  /** Part that holds the comments on its fields, another one in each document; null: it takes none. */
  readonly comments: string | null
  /** Whether the search of a brand looks into its answers and comments. */
  readonly isSearched: boolean
  /** Whether the relay keeps versions of it. */
  readonly hasHistory: boolean
  /** Whether a version of it can be restored. */
  readonly isRestorable: boolean
  /** Whether a share link shows it to people outside the team. */
  readonly isShared: boolean
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
    hasHistory: true,
    isRestorable: true,
    isShared: true,
    writers: 'BRAND_ROLE_MEMBER',
  },
  strategy: {
    name: 'strategy',
    title: 'strategy',
    comments: 'strategyComments',
    isSearched: true,
    hasHistory: true,
    isRestorable: true,
    isShared: false,
    writers: 'BRAND_ROLE_MEMBER',
  },
  templates: {
    name: 'templates',
    title: 'templates',
    // Most members may not write here, so they could not comment.
    comments: null,
    isSearched: true,
    hasHistory: true,
    // An item needs its file, which no version restores.
    isRestorable: false,
    isShared: false,
    writers: 'BRAND_ROLE_DESIGNER',
  },
  planner: {
    name: 'planner',
    title: 'planner',
    comments: 'plannerComments',
    isSearched: true,
    hasHistory: true,
    isRestorable: true,
    isShared: false,
    writers: 'BRAND_ROLE_MEMBER',
  },
} as const satisfies Readonly<Record<string, DocumentTraits>>
