import { useSearch } from '@tanstack/react-router'
import { useState } from 'react'
import { useDocument } from '#engine/documents/react/useDocument.ts'
import type { BrandRef } from '#engine/identity/brand-ref.ts'
import type { ReadState } from '#engine/reads/read-state.ts'
import { useWatched } from '#engine/watch/useWatched.ts'
import { pageLanguage } from '#engine/words/page-language.ts'
import { openPlanModal } from '#kits/commerce/plan-modal.ts'
import { useNeedsPlan } from '#kits/commerce/useNeedsPlan.ts'
import type { CardStudio } from '#kits/design/cards/card-studio.ts'
import { useCardStudio } from '#kits/design/cards/useCardStudio.ts'
import { useUseTemplate } from '#kits/design/document/useUseTemplate.ts'
import { type DressOfBrand, useDress } from '#kits/design/dress/useDress.ts'
import { useOriginalLook } from '#kits/design/dress/useOriginalLook.ts'
import { type Favorites, useFavorites } from '#kits/design/favorites/useFavorites.ts'
import { readFolderAt } from '#kits/design/library/folder-at.ts'
import { type PremiumOffer, usePremiumOffer } from '#kits/design/premium/usePremiumOffer.ts'
import { usePictureUrls } from '#kits/design/scene/usePictureUrls.ts'
import type { Template } from '#kits/design/templates/templates-read.ts'
import { useTemplates } from '#kits/design/templates/useTemplates.ts'
import { chosenLook } from './look.ts'
import { readMarketSearch } from './market-search.ts'

/** What every screen of the market shows templates with. */
export interface Market {
  readonly brand: BrandRef
  /** The folder of designs, as the address names it, in which designs are made; absent: the top. */
  readonly into?: string | undefined
  /** Which the address asks for; absent: all. */
  readonly price?: 'premium' | undefined
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
  /** Makes a design of it, or opens it with the plan that it needs. */
  use(template: Template): void
  /** Opens the plans for a premium one: the design is made after the payment. */
  subscribe(template: Template): void
  readonly favorites: Favorites
  /** Whether the brand's plan is known to be too small for what is premium. */
  readonly needsPlan: boolean
  /** What it takes to have what is premium. */
  readonly offer: PremiumOffer
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
  const { into, price } = readMarketSearch(useSearch({ strict: false }))
  const make = useUseTemplate()
  const use = (template: Template) => {
    if (template.isPremium && needsPlan) open(template)
    else void make(template, readFolderAt(brand, into))
  }
  const offer = usePremiumOffer(needsPlan)
  const subscribe = async ({ idTemplate }: Template) => {
    const wanted = { kind: 'template', id: idTemplate, after: 'make' } as const
    // A brand of this device alone has no folders.
    const folder = await readFolderAt(brand, into).catch(() => null)
    // The plans are a dialog too.
    open(null)
    openPlanModal({ level: offer.level, wanted: { ...wanted, folder } })
  }
  const favorites = useFavorites(brand)
  const shown = { dress, pictures, studio, opened, open }
  const ways = { use, subscribe: (template: Template) => void subscribe(template) }
  return { brand, into, price, templates: all, state, reload, ...shown, ...ways, favorites, needsPlan, offer }
}
