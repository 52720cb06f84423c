import type { ShownDocument } from '#engine/documents/engine/shown-document.ts'
import type { DressOfBrand } from '#kits/design/dress/useDress.ts'
import type { Template } from '#kits/design/templates/templates-read.ts'
import { planner } from '#model/documents/planner.ts'
import { bodyOfPost } from '../dress/body-of-post.ts'
import type { PictureSource } from './picture-files.ts'

/** What is needed to export the pictures of entries of an open planner as files. `templates`: null where this device has none. */
export function pictureSource(
  open: Pick<ShownDocument, 'account' | 'brand' | 'item'>,
  dress: DressOfBrand,
  templates: readonly Template[] | null,
  size: PictureSource['size'] = null,
): PictureSource {
  const dressed = (key: string) => {
    const entry = open.item(planner.planner.entries, key).get()
    if (!entry || entry.template === null || templates === null) return null
    return bodyOfPost(templates, entry.template, entry)
  }
  return { account: open.account, brand: open.brand, dress, dressed, size }
}
