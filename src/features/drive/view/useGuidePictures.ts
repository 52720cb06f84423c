import { useLingui } from '@lingui/react/macro'
import { useEffect, useMemo, useState } from 'react'
import { useOnline } from '#engine/browser/network.ts'
import { useAnswers } from '#engine/documents/react/useAnswers.ts'
import { useSession } from '#engine/identity/session.ts'
import type { DriveFile } from '#kits/drive/rows/drive-file.ts'
import { keyOf, placesIn } from './guide-places.ts'
import { useLogoNames } from './useLogoNames.ts'

export interface GuidePictures {
  readonly files: readonly DriveFile[]
  /** How many are not on this device and cannot be had now. */
  readonly missing: number
}

/** The pictures that the guide shows, each once; undefined while they are read. */
export function useGuidePictures(brand: number): GuidePictures | undefined {
  const idAccount = useSession().session?.idAccount ?? null
  const isOnline = useOnline()
  const answers = useAnswers()
  const { t } = useLingui()
  const names = useLogoNames()
  const photograph = t`사진`
  const places = useMemo(
    () => [...new Map(placesIn(answers).map((place) => [keyOf(place.reference), place])).values()],
    [answers],
  )
  const id = `${idAccount} ${places.map(({ reference }) => keyOf(reference)).join()}`
  const [found, setFound] = useState<{ readonly id: string; readonly pictures: GuidePictures } | null>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: `id` is of the account and of the places
  useEffect(() => {
    if (idAccount === null) return
    let isOver = false
    const read = async () => {
      const { readGuidePicture } = await import('#kits/drive/bytes/read-guide-picture.ts')
      const all = await Promise.all(
        places.map(({ reference, logo }) =>
          readGuidePicture({ idAccount, brand }, reference, logo === null ? photograph : (names[logo] ?? '')),
        ),
      )
      const files = all.filter((file) => file !== null)
      if (!isOver) setFound({ id, pictures: { files, missing: all.length - files.length } })
    }
    read().catch((cause: unknown) => {
      console.warn('pictures of the guide cannot be read', cause)
      if (!isOver) setFound({ id, pictures: { files: [], missing: places.length } })
    })
    return () => {
      isOver = true
    }
  }, [id, isOnline])
  return found?.id === id ? found.pictures : undefined
}
