import { type ReactNode, useMemo } from 'react'
import { useDocumentView } from '#engine/documents/react/useDocument.ts'
import { CardPicture } from '#kits/design/cards/CardPicture.tsx'
import { useDesignThumbnail } from '#kits/design/document/useDesignThumbnail.ts'
import { useStoredBody } from '#kits/design/document/useStoredBody.ts'
import { useFilePictures } from '#kits/design/dress/useFilePictures.ts'
import { usePictureUrls } from '#kits/design/scene/usePictureUrls.ts'
import { mainDocument } from '#model/document-kinds/names.ts'
import styles from './EntryPicture.module.css'
import { type PictureScene, usePictureScene } from './picture-scene.ts'

interface Props {
  /** Without `design/`. */
  id: string
  /** Shown where neither this device nor the server has it. */
  absent: ReactNode
}

/** The first page of a design: as this device draws it, else as the server has drawn it. */
export default function DesignPicture({ id, absent }: Props) {
  const scene = usePictureScene()
  return scene && <Drawn id={id} absent={absent} scene={scene} />
}

function Drawn({ id, absent, scene }: Props & { scene: PictureScene }) {
  const { brand } = useDocumentView(mainDocument).document
  const document = `design/${id}` as const
  const body = useStoredBody(brand, document)
  const row = scene.designs?.find((design) => design.document === document)?.row ?? null
  const thumbnail = useDesignThumbnail(brand, row, body === null)
  const cover = useMemo(() => body && { pages: body.pages.slice(0, 1) }, [body])
  const { files, bytes } = useFilePictures(cover)
  const own = usePictureUrls(bytes)
  const dress = useMemo(
    () =>
      bytes.size === 0
        ? scene.dress
        : {
            ...scene.dress,
            dress: { ...scene.dress.dress, files },
            bytes: new Map([...scene.dress.bytes, ...bytes]),
          },
    [scene.dress, files, bytes],
  )
  const pictures = useMemo(
    () => (own.size === 0 ? scene.pictures : new Map([...scene.pictures, ...own])),
    [scene.pictures, own],
  )
  if (thumbnail !== null) return <img className={styles.picture} src={thumbnail} alt="" draggable={false} />
  const [page] = body?.pages ?? []
  if (body && page)
    return <CardPicture body={body} page={page} brand={dress} pictures={pictures} studio={scene.studio} />
  return body === null ? absent : null
}
