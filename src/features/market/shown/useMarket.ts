import { useSearch } from '@tanstack/react-router'
import { useState } from 'react'
import { useDocument } from '#engine/documents/react/useDocument.ts'
import type { BrandRef } from '#engine/identity/brand-ref.ts'
import type { ReadState } from '#engine/reads/read-state.ts'
import { useWatched } from '#engine/watch/useWatched.ts'
import { pageLanguage } from '#engine/words/page-language.ts'
import { useNeedsPlan } from '#kits/commerce/useNeedsPlan.ts'
import type { CardStudio } from '#kits/design/cards/card-studio.ts'
import { useCardStudio } from '#kits/design/cards/useCardStudio.ts'
import { useUseTemplate } from '#kits/design/document/useUseTemplate.ts'
import { type DressOfBrand, useDress } from '#kits/design/dress/useDress.ts'
import { useOriginalLook } from '#kits/design/dress/useOriginalLook.ts'
import { type Favorites, useFavorites } from '#kits/design/favorites/useFavorites.ts'
import { readFolderAt } from '#kits/design/library/folder-at.ts'
import { usePictureUrls } from '#kits/design/scene/usePictureUrls.ts'
import type { Template } from '#kits/design/templates/templates-read.ts'
import { useTemplates } from '#kits/design/templates/useTemplates.ts'
import { readMarketSearch } from './into-folder.ts'
import { chosenLook } from './look.ts'

/** What every screen of the market shows templates with. */
export interface Market {
  readonly brand: BrandRef
  /** The folder of designs, as the address names it, in which designs are made; absent: the top. */
  readonly into?: string | undefined
  /** All of them; null until this device has any. */
  readonly templates: readonly Template[] | null
  readonly state: ReadState
  reload(): void
  readonly dress: DressOfBrand
  /** Addresses of the pictures of the dress. */
  readonly pictures: ReadonlyMap<string, string>
  /** Draws the templates that are shown as cards. */
  readonly studio: CardStudio
  /** The one that is open over the screen. */
  readonly opened: Template | null
  open(template: Template | null): void
  /** Makes a design of it, or says which plan that needs. */
  use(template: Template): void
  readonly favorites: Favorites
  /** Whether the brand's plan is known to be too small for what is premium. */
  readonly needsPlan: boolean
}

export function useMarket(): Market {
  const { brand } = useDocument()
  const own = useDress()
  const original = useOriginalLook()
  const dress = useWatched(chosenLook) === 'brand' ? own : original
  const pictures = usePictureUrls(dress.bytes)
  const studio = useCardStudio()
  const [opened, open] = useState<Template | null>(null)
  const { all, state, reload } = useTemplates(pageLanguage())
  const needsPlan = useNeedsPlan(brand, 'BASIC')
  const { into } = readMarketSearch(useSearch({ strict: false }))
  const make = useUseTemplate()
  const use = (template: Template) => {
    // The plans are a dialog too.
    if (template.isPremium && needsPlan) open(null)
    void make(template, readFolderAt(brand, into))
  }
  const favorites = useFavorites(brand)
  const shown = { dress, pictures, studio, opened, open }
  return { brand, into, templates: all, state, reload, ...shown, use, favorites, needsPlan }
}
