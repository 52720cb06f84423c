import { useMemo } from 'react'
import type { BrandRef } from '#engine/identity/brand-ref.ts'
import { useCachedRead } from '#engine/reads/useCachedRead.ts'
import { type BundleCollection, brandBundlesRead, bundleCollectionsRead } from './bundles-read.ts'
import type { Template } from './templates-read.ts'

/** A bundle with those of its templates that this device has. */
export interface Bundle extends BundleCollection {
  readonly templates: readonly Template[]
  /** Whether the brand has added it, also where that is only queued. */
  readonly isAdded: boolean
}

/** The bundles of the market by number; null until this device has them. */
export function useBundles(brand: BrandRef, templates: readonly Template[] | null): readonly Bundle[] | null {
  const { data: collections } = useCachedRead(bundleCollectionsRead)
  const { data: added } = useCachedRead(brandBundlesRead, { brand })
  return useMemo(() => {
    if (!collections || !templates) return null
    const byId = new Map(templates.map((template) => [template.idTemplate, template]))
    const ofBrand = new Set((added ?? []).map(({ idBundleCollection }) => idBundleCollection))
    return collections.map((collection) => ({
      ...collection,
      templates: collection.idTemplates.flatMap((id) => byId.get(id) ?? []),
      isAdded: ofBrand.has(collection.idBundleCollection),
    }))
  }, [collections, added, templates])
}
