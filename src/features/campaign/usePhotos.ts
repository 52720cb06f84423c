import { useEffect, useState } from 'react'
import { type DraftPhoto, keepPhotos, readPhotos } from './draft-photos.ts'

/** The photographs of the draft; the setter answers false where the device has no room for them. */
export function usePhotos(): [readonly DraftPhoto[], (photos: readonly DraftPhoto[]) => Promise<boolean>] {
  const [photos, setPhotos] = useState<readonly DraftPhoto[]>([])
  useEffect(() => {
    let isOver = false
    readPhotos().then(
      (kept) => {
        if (!isOver) setPhotos(kept)
      },
      (cause: unknown) => console.warn('photographs of the draft cannot be read', cause),
    )
    return () => {
      isOver = true
    }
  }, [])
  async function set(next: readonly DraftPhoto[]): Promise<boolean> {
    try {
      await keepPhotos(next)
      setPhotos(next)
      return true
    } catch (cause) {
      console.warn('photographs of the draft cannot be kept', cause)
      return false
    }
  }
  return [photos, set]
}
