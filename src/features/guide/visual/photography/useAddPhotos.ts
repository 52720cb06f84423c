import { useEffect, useRef, useState } from 'react'
import { useDocumentView } from '#engine/documents/react/useDocument.ts'
import type { Failure } from '#engine/rest/rest.ts'
import { cutText } from '#model/text/cut-text.ts'
import { askAddPhoto, type FoundPhoto } from './photo-service.ts'
import { photography } from './usePhotographs.ts'
import { notLoaded } from './usePhotoSearch.ts'

export interface AddResult {
  /** Ids of those that were added. */
  readonly ids: readonly string[]
  /** Why the next one could not be added. */
  readonly failure: Failure | null
  /** The dialog was closed meanwhile. */
  readonly isGone: boolean
}

/**
 * Adds chosen photographs to the brand one after the other; those added stay when a later one fails. `left`
 * counts those not added yet, 0 while none is being added.
 */
export function useAddPhotos(idBrand: number) {
  const { document } = useDocumentView('guide')
  const [left, setLeft] = useState(0)
  const keys = useRef(new Map<string, string>())
  const isGone = useRef(false)
  useEffect(() => {
    isGone.current = false
    return () => {
      isGone.current = true
    }
  }, [])

  const add = async (photos: readonly FoundPhoto[]): Promise<AddResult> => {
    const ids: string[] = []
    let failure: Failure | null = null
    for (const photo of photos) {
      // The dialog was closed: stop here.
      if (isGone.current || failure) break
      setLeft(photos.length - ids.length)
      failure = await addOne(photo)
      if (!failure) ids.push(photo.id)
    }
    setLeft(0)
    return { ids, failure, isGone: isGone.current }
  }

  const addOne = async ({ id, description }: FoundPhoto): Promise<Failure | null> => {
    const key = keys.current.get(id) ?? crypto.randomUUID()
    keys.current.set(id, key)
    const result = await askAddPhoto(idBrand, id, key).catch(notLoaded)
    if (!result.ok) return result
    const { idFile } = result.answer
    document.edit((doc) =>
      photography.add(doc, { file: { idFile }, idUnsplash: id, description: captionOf(description) }),
    )
    const { account } = document
    if (account !== null) {
      void import('#kits/pictures/photo-credit.ts')
        .then(({ keepAdded }) => keepAdded(account, idBrand, result.answer))
        .catch((cause: unknown) => console.warn('an added picture is fetched when it is shown', cause))
    }
    return null
  }

  return { left, add }
}

/** Cuts a description to the limit of a caption, at the end of a word. */
function captionOf(description: string | null): string | null {
  const most = photography.properties.description.max ?? 100
  if (description === null || description.length <= most) return description
  return cutText(description, most).replace(/\s+\S*$/, '')
}
