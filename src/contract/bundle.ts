import { paidLevels } from '#model/access/plan-levels.ts'
import { call } from './call.ts'
import type * as shapes from './shapes/bundle.ts'

const collections = '/api/v1/bundle/collection'
const path = '/api/v1/template/bundle'

export const pageBundleCollections = call<typeof shapes.pageBundleCollections>({
  name: 'bundle.collections',
  method: 'GET',
  path: `${collections}/page`,
  summary:
    'Bundles of the market: templates that are put together for one purpose, by their numbers; an answer that the caller has already, by its `ETag`, is 304',
  access: 'public',
  answerHash: '9ac9683a',
})

export const readBundleCollection = call<typeof shapes.readBundleCollection>({
  name: 'bundle.collection',
  method: 'GET',
  path: `${collections}/{id}`,
  summary: 'A bundle of the market with its templates, their bodies in `language`',
  access: 'public',
  errors: ['NOT_FOUND'],
})

/** For the first questions, which need no account. */
export const pageQuestBundles = call<typeof shapes.pageQuestBundles>({
  name: 'quest.bundles',
  method: 'GET',
  path: '/api/v1/quest/bundleCollection/page',
  summary: 'The same bundles, those that suit a trade first',
  access: 'public',
})

export const pageBundles = call<typeof shapes.pageBundles>({
  name: 'bundle.list',
  method: 'GET',
  path: `${path}/page`,
  summary: 'Bundles that were added to the brand, newest first',
  access: 'BRAND_ROLE_READER',
  answerHash: 'f8473bf9',
})

export const readBundle = call<typeof shapes.readBundle>({
  name: 'bundle.read',
  method: 'GET',
  path: `${path}/{id}`,
  summary: 'A bundle of the brand',
  access: 'BRAND_ROLE_READER',
  errors: ['NOT_FOUND'],
})

/** Added again, it is what it was. */
export const addBundle = call<typeof shapes.addBundle>({
  name: 'bundle.add',
  method: 'POST',
  path,
  summary:
    'Adds a bundle of the market to the brand: to its designs (USER), or to its brand templates (BRAND), which needs a designer',
  access: 'BRAND_ROLE_MEMBER',
  plan: { levels: paidLevels, sets: 'idBundleCollection', premium: 'bundle' },
  errors: ['NOT_FOUND', 'LIMIT_EXCEEDED'],
  queueing: 'replay',
  idempotent: true,
})

/** By the number of the bundle of the market, so that a device can take back what was not sent yet. */
export const removeBundle = call<typeof shapes.removeBundle>({
  name: 'bundle.remove',
  method: 'DELETE',
  path,
  summary: 'Takes a bundle out of the brand; designs that were made of its templates stay',
  access: 'BRAND_ROLE_MEMBER',
  queueing: 'replay',
  idempotent: true,
  extension: true,
})
