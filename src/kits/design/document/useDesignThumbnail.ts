import { useEffect, useState } from 'react'
import { readDocumentThumbnail } from '#contract/document.ts'
import { useOnline } from '#engine/browser/network.ts'
import { useObjectUrl } from '#engine/browser/useObjectUrl.ts'
import { type BrandRef, isLocal } from '#engine/identity/brand-ref.ts'
import { restBytes } from '#engine/rest/rest-bytes.ts'
import { useLoaded } from '#engine/watch/useLoaded.ts'
import { whenStill } from '#kits/library/list/scrolling.ts'
import type { DesignRow } from '../reads/designs-read.ts'

/**
 * Address of the picture that the server drew of a design, for as long as it is shown. Null until it is here, where there is none,
 * and without a network. `isWanted`: a design that this device has draws itself.
 */
export function useDesignThumbnail(brand: BrandRef, row: DesignRow | null, isWanted: boolean): string | null {
  const isOnline = useOnline()
  const thumbnail = isWanted && isOnline && row && !isLocal(brand) ? (row.thumbnail ?? null) : null
  const key = thumbnail && JSON.stringify([brand, thumbnail])
  const [still, setStill] = useState<string | null>(null)
  // Nothing is asked for a card that only passes while the user scrolls.
  useEffect(() => (key === null ? undefined : whenStill(() => setStill(key))), [key])
  const picture = useLoaded(
    still === key ? key : null,
    async () => (row && thumbnail && !isLocal(brand) ? read(brand, row.document, thumbnail) : null),
    'the picture of a design cannot be read',
  )
  return useObjectUrl(picture ?? null)
}

async function read(brand: number, document: DesignRow['document'], thumbnail: string): Promise<Blob | null> {
  const drawn = new URL(thumbnail, location.origin).searchParams.get('drawn') ?? undefined
  const input = { params: { document }, query: { ...(drawn !== undefined && { drawn }) } }
  const answer = await restBytes(readDocumentThumbnail, input, { idBrand: brand })
  return answer.ok ? answer.answer : null
}
