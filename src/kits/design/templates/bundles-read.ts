import { pageBundleCollections, pageBundles } from '#contract/bundle.ts'
import type { AnswerOf } from '#contract/call.ts'
import { cachedList } from '#engine/reads/cached-read.ts'

/** A bundle of the market. */
export type BundleCollection = AnswerOf<
  typeof pageBundleCollections
>['_embedded']['bundleCollections'][number]

export const bundleCollectionsRead = cachedList({
  call: pageBundleCollections,
  scope: 'device',
  maxAge: 5 * 60_000,
  isTranslated: true,
  items: (answer) => answer._embedded.bundleCollections,
  paging: { size: 60, isWhole: true },
})

/** Those among the designs of the brand: every member adds them and takes them out. */
export const brandBundlesRead = cachedList({
  call: pageBundles,
  scope: 'brand',
  maxAge: 0,
  items: (answer) => answer._embedded.templateBundles,
  paging: { size: 60, query: { createdType: 'USER' }, isWhole: true },
})
