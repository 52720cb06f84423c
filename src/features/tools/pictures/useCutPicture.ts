import { useEffect, useState } from 'react'
import type { CutOutWay } from '#kits/pictures/cut-out/cut-out.ts'
import { type CutOutPicture, cutOutPicture } from '#kits/pictures/cut-out/cut-out-picture.ts'
import { keepMark } from '#kits/pictures/made/keep-mark.ts'

export interface CutPicture {
  readonly state: 'working' | 'done' | 'failed'
  readonly outcome: CutOutPicture['outcome'] | null
  /** What was looked for; null until it is known. */
  readonly way: CutOutWay | null
  /** Without its ground, as PNG; null where nothing was cut out. */
  readonly blob: Blob | null
  /** Cuts out again, by this way. */
  choose(way: CutOutWay): void
}

interface Made extends Pick<CutPicture, 'outcome' | 'way' | 'blob'> {
  readonly of: object
}

/** Cuts a picture out by what it looks like, or by the way that was chosen. */
export function useCutPicture(file: File | null): CutPicture {
  const [wanted, setWanted] = useState<{ readonly way: CutOutWay | null }>({ way: null })
  const [made, setMade] = useState<Made | null>(null)
  useEffect(() => {
    if (file === null) return
    let isOver = false
    void cutOutPicture(file, { way: wanted.way, onDownload: () => {} })
      .then(async (picture) => {
        const cut = picture.cut && (await pngOf(picture.cut))
        const blob = cut && (await keepMark(file, cut))
        const { outcome, way } = picture
        picture.close()
        return { outcome, way, blob }
      })
      .catch((cause: unknown) => {
        console.warn('a picture cannot be cut out', cause)
        return { outcome: null, way: null, blob: null }
      })
      .then((result) => {
        if (!isOver) setMade({ ...result, of: wanted })
      })
    return () => {
      isOver = true
      setMade(null)
    }
  }, [file, wanted])
  const isDone = made !== null && made.of === wanted
  return {
    state: !isDone ? 'working' : made.outcome === null ? 'failed' : 'done',
    outcome: isDone ? made.outcome : null,
    way: isDone ? made.way : wanted.way,
    blob: isDone ? made.blob : null,
    choose: (way) => setWanted({ way }),
  }
}

async function pngOf(picture: ImageBitmap): Promise<Blob | null> {
  const canvas = document.createElement('canvas')
  canvas.width = picture.width
  canvas.height = picture.height
  canvas.getContext('2d')?.drawImage(picture, 0, 0)
  return new Promise((resolve) => canvas.toBlob(resolve, 'image/png'))
}
