import { useMemo } from 'react'
import type { Body } from '#scene/body/body.ts'
import type { DressOfBrand } from './useDress.ts'
import { useFilePictures } from './useFilePictures.ts'

/** The dress of a brand with the pictures that one design names itself. */
export function useDressOf(body: Pick<Body, 'pages'>, dress: DressOfBrand): DressOfBrand {
  const own = useFilePictures(body)
  return useMemo(() => {
    if (own.isWhole && own.absent === 0 && own.bytes.size === 0) return dress
    return {
      dress: { ...dress.dress, files: own.files },
      bytes: new Map([...dress.bytes, ...own.bytes]),
      absent: dress.absent + own.absent,
      isWhole: dress.isWhole && own.isWhole,
    }
  }, [dress, own])
}
