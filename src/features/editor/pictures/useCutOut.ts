import { useEffect, useState } from 'react'
import type { CutOutWay } from '#kits/pictures/cut-out/cut-out.ts'
import { type CutOutPicture, cutOutPicture } from '#kits/pictures/cut-out/cut-out-picture.ts'

type Wanted = Pick<CutOut, 'way'>

/** What of a picture is cut out. */
export interface CutOut {
  /** What was chosen; null: what the picture looks like. */
  readonly way: CutOutWay | null
  /** The last picture that was made; null until there is one, and where the file cannot be decoded. */
  readonly picture: CutOutPicture | null
  /** `downloading`: the model that finds people. While it works, `picture` is closed. */
  readonly state: 'working' | 'downloading' | 'done' | 'failed'
  /** How much of the model is there, from 0 to 1. */
  readonly share: number
  /** Cuts out again, by this way. */
  readonly choose: (way: CutOutWay) => void
}

export function useCutOut(blob: Blob): CutOut {
  const [wanted, setWanted] = useState<Wanted>({ way: null })
  const [made, setMade] = useState<{ of: Wanted; picture: CutOutPicture | null } | null>(null)
  const [download, setDownload] = useState<{ of: Wanted; share: number } | null>(null)
  useEffect(() => {
    let isOver = false
    const { way } = wanted
    const onDownload = (share: number) => !isOver && setDownload({ of: wanted, share })
    const making = cutOutPicture(blob, { way, onDownload }).catch((cause: unknown) => {
      console.warn('a picture cannot be decoded', cause)
      return null
    })
    void making.then((picture) => !isOver && setMade({ of: wanted, picture }))
    return () => {
      isOver = true
      void making.then((picture) => picture?.close())
    }
  }, [blob, wanted])
  const isDone = made?.of === wanted
  const share = download?.of === wanted && download.share < 1 ? download.share : null
  const working = share === null ? 'working' : 'downloading'
  return {
    way: wanted.way,
    picture: made?.picture ?? null,
    state: isDone ? (made.picture ? 'done' : 'failed') : working,
    share: share ?? 0,
    choose: (way) => setWanted({ way }),
  }
}
