import { useMemo } from 'react'
import type { BrandRef } from '#engine/identity/brand-ref.ts'
import { type DressOfBrand, useDress } from '#kits/design/dress/useDress.ts'
import type { Favorites } from '#kits/design/favorites/useFavorites.ts'
import { useFormWords } from '#kits/design/forms/useFormWords.ts'
import { usePictureUrls } from '#kits/design/scene/usePictureUrls.ts'
import type { LibraryScene } from './library-scene.ts'

interface Options {
  /** Absent where none are shown. */
  readonly favorites?: Favorites
  readonly isTrash?: boolean
}

/** What the items of a library are drawn with, and the dress that files of them are made in. */
export function useScene(
  brand: BrandRef,
  { favorites, isTrash = false }: Options = {},
): { readonly scene: LibraryScene; readonly dress: DressOfBrand } {
  const words = useFormWords()
  const dress = useDress()
  const pictures = usePictureUrls(dress.bytes)
  const scene = useMemo<LibraryScene>(
    () => ({ brand, dress: dress.dress, pictures, words, isTrash, ...(favorites ? { favorites } : {}) }),
    [brand, dress.dress, pictures, words, isTrash, favorites],
  )
  return { scene, dress }
}
