import { call } from './call.ts'
import type * as shapes from './shapes/favorite.ts'

const base = '/api/v1/editor/favorite'

/** Favourites that an account may have in a brand: as many as one page lists. */
export const mostFavorites = 200

export const pageFavorites = call<typeof shapes.pageFavorites>({
  name: 'favorite.page',
  method: 'GET',
  path: `${base}/page`,
  summary: "The caller's favourites in the brand, newest first; those that are gone are left out",
  access: 'BRAND_ROLE_READER',
  answerHash: 'fdc2d9d4',
})

export const addFavorite = call<typeof shapes.addFavorite>({
  name: 'favorite.add',
  method: 'POST',
  path: base,
  summary:
    'Makes a template of the market or a design of the brand a favourite; one that is one already stays',
  access: 'BRAND_ROLE_READER',
  errors: ['NOT_FOUND', 'LIMIT_EXCEEDED'],
  queueing: 'replay',
  idempotent: true,
})

export const removeFavorite = call<typeof shapes.removeFavorite>({
  name: 'favorite.remove',
  method: 'DELETE',
  path: `${base}/{id}`,
  summary: 'Ends a favourite; does nothing where there is none',
  access: 'BRAND_ROLE_READER',
  queueing: 'replay',
  idempotent: true,
})
