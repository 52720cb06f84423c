import { createContext, use } from 'react'
import type { BrandRef } from '#engine/identity/brand-ref.ts'
import type { Favorites } from '#kits/design/favorites/useFavorites.ts'
import type { FormWords } from '#kits/words/content.ts'
import type { Dress } from '#scene/dress/dress.ts'

/** What the items of a library are drawn with. */
export interface LibraryScene {
  readonly brand: BrandRef
  readonly dress: Dress
  /** Addresses of the pictures of the dress. */
  readonly pictures: ReadonlyMap<string, string>
  readonly words: FormWords
  /** Absent where none are shown. */
  readonly favorites?: Favorites
  /** They are in the trash: nothing opens. */
  readonly isTrash: boolean
}

export const SceneContext = createContext<LibraryScene | null>(null)

/** Throws outside of a library. */
export function useLibraryScene(): LibraryScene {
  const scene = use(SceneContext)
  if (!scene) throw new Error('an item is outside of its library')
  return scene
}
