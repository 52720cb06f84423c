import { useEffect, useState } from 'react'
import { useOnline } from '../browser/network.ts'
import type { DriveFile } from './drive-file.ts'

/** Pixels; the server answers the next larger of its widths. */
const width = 480

/** A small picture of a file for `src`; null where there is none, or none yet. */
export function useThumbnail(file: DriveFile): string | null {
  const isOnline = useOnline()
  const [shown, setShown] = useState<{ id: string; url: string | null } | null>(null)
  const isPicture = file.kind === 'IMAGE'
  const id = `${file.key} ${file.idFile} ${isOnline}`
  // biome-ignore lint/correctness/useExhaustiveDependencies: a file with the same key and id has the same bytes
  useEffect(() => {
    if (!isPicture) return
    let isOver = false
    const find = async () => {
      const { thumbnailOf } = await import('./thumbnails.ts')
      const url = await thumbnailOf(file, width)
      if (!isOver) setShown({ id, url })
    }
    void find().catch(() => undefined)
    return () => {
      isOver = true
    }
  }, [id, isPicture])
  return shown?.id === id ? shown.url : null
}
