import { useMemo } from 'react'
import { useFilePictures } from '#kits/design/dress/useFilePictures.ts'
import { usePictureUrls } from '#kits/design/scene/usePictureUrls.ts'
import type { Body } from '#scene/body/body.ts'
import { type LibraryScene, useLibraryScene } from './library-scene.ts'

/** What one design of a library is drawn with: the dress of all, and the pictures that its first page names itself. */
export function useDesignScene(body: Body | null | undefined): Pick<LibraryScene, 'dress' | 'pictures'> {
  const { dress, pictures } = useLibraryScene()
  const cover = useMemo(() => body && { pages: body.pages.slice(0, 1) }, [body])
  const { files, bytes } = useFilePictures(cover)
  const own = usePictureUrls(bytes)
  return useMemo(
    () =>
      bytes.size === 0
        ? { dress, pictures }
        : { dress: { ...dress, files }, pictures: new Map([...pictures, ...own]) },
    [dress, pictures, files, bytes, own],
  )
}
