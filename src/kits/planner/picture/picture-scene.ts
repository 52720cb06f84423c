import { createContext, use } from 'react'
import type { CardStudio } from '#kits/design/cards/card-studio.ts'
import type { ListedDesign } from '#kits/design/document/listed-design.ts'
import type { DressOfBrand } from '#kits/design/dress/useDress.ts'

/** What all pictures of entries on a screen are drawn with. */
export interface PictureScene {
  readonly dress: DressOfBrand
  /** Addresses of the pictures of the dress, by their keys. */
  readonly pictures: ReadonlyMap<string, string>
  readonly studio: CardStudio
  /** The designs of the brand; null while the device is read, and where it never had the list. */
  readonly designs: readonly ListedDesign[] | null
}

export const PictureSceneContext = createContext<PictureScene | null>(null)

/** Null while it is loaded, and outside of `PictureScenes`. */
export function usePictureScene(): PictureScene | null {
  return use(PictureSceneContext)
}

/**
 * What the text in an entry names: `file:12` a file of the drive, `design:<id>` a design. `entry:<key>`, which `shownPictures`
 * makes and no document holds: the words of that entry in its template.
 */
export type PictureReference =
  | { readonly kind: 'file'; readonly idFile: number }
  | { readonly kind: 'design' | 'entry'; readonly id: string }

/** Null for one of a newer release. */
export function toPictureReference(picture: string): PictureReference | null {
  const [kind, id = ''] = picture.split(':')
  if (kind === 'file' && /^[1-9]\d*$/.test(id)) return { kind, idFile: Number(id) }
  return (kind === 'design' || kind === 'entry') && id !== '' ? { kind, id } : null
}
