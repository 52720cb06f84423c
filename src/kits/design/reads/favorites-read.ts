import { mostFavorites, pageFavorites } from '#contract/favorite.ts'
import { cachedList } from '#engine/reads/cached-read.ts'

/** The favourites of the account in a brand, newest first. */
export const favoritesRead = cachedList({
  call: pageFavorites,
  scope: 'brand',
  maxAge: 0,
  items: (answer) => answer._embedded.EditorFavorites,
  paging: { size: mostFavorites, isWhole: true },
})
