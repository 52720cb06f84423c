import FileArchive from 'lucide-react/icons/file-archive'
import FileAudio from 'lucide-react/icons/file-audio'
import FileImage from 'lucide-react/icons/file-image'
import FileText from 'lucide-react/icons/file-text'
import FileVideo from 'lucide-react/icons/file-video'
import { useEffect, useEffectEvent, useState } from 'react'
import { useOnline } from '#engine/browser/network.ts'
import { useObjectUrl } from '#engine/browser/useObjectUrl.ts'
import type { DriveFile } from '#kits/drive/rows/drive-file.ts'
import styles from '#kits/library/list/Items.module.css'
import { whenStill } from '#kits/library/list/scrolling.ts'
import { groundFor, type PlateGround } from '#model/logo/ground.ts'
import { Icon } from '#ui/Icon.tsx'

const icons = {
  IMAGE: FileImage,
  VIDEO: FileVideo,
  AUDIO: FileAudio,
  DOCUMENT: FileText,
  OTHER: FileArchive,
}

/** The picture of a file, or the sign of its kind with its extension. */
export function Thumbnail({ file, isSmall }: { file: DriveFile; isSmall?: boolean }) {
  const url = useThumbnail(file)
  const [ground, setGround] = useState<PlateGround>('white')
  if (url !== null)
    return (
      <img
        src={url}
        alt=""
        draggable={false}
        decoding="async"
        className={styles.picture}
        data-ground={ground}
        onLoad={({ currentTarget }) => setGround(groundOf(currentTarget))}
      />
    )
  const extension = /\.([\p{L}\p{N}]{1,5})$/u.exec(file.name)?.[1]?.toUpperCase()
  return (
    <span className={styles.sign}>
      <Icon of={icons[file.kind]} size={isSmall ? 'normal' : 'large'} />
      {!isSmall && extension}
    </span>
  )
}

/**
 * Logos for dark grounds are white: they would not be seen on the ground of the other pictures. White where the browser does not let
 * the pixels be read: those of a drawing with an embedded page, which waits or was refused as it came.
 */
function groundOf(picture: HTMLImageElement): PlateGround {
  const side = 32
  const canvas = document.createElement('canvas')
  canvas.width = side
  canvas.height = side
  const context = canvas.getContext('2d', { willReadFrequently: true })
  if (!context) return 'white'
  context.drawImage(picture, 0, 0, side, side)
  try {
    return groundFor({ data: context.getImageData(0, 0, side, side).data, width: side, height: side })
  } catch {
    return 'white'
  }
}

function useThumbnail(file: DriveFile): string | null {
  const [found, setFound] = useState<Blob | null>(null)
  const isOnline = useOnline()
  const isDrawn = file.kind === 'VIDEO' && file.hasThumbnail === true
  const hasPicture = file.kind === 'IMAGE' || file.type === 'application/pdf' || isDrawn
  // The server makes those of PDFs and videos some time after they came.
  const id = `${file.key} ${file.idFile} ${file.kind === 'IMAGE' || file.hasThumbnail === true}`
  const read = useEffectEvent(async () => {
    const { readThumbnail } = await import('#kits/drive/bytes/read-thumbnail.ts')
    return readThumbnail(file)
  })
  useEffect(() => {
    if (!hasPicture) return
    let isOver = false
    // Nothing is asked for what only passes while the user scrolls.
    const cancel = whenStill(() => {
      read().then(
        (blob) => {
          if (!isOver) setFound(blob)
        },
        (cause: unknown) => console.warn('a small picture cannot be read', cause),
      )
    })
    return () => {
      isOver = true
      cancel()
      setFound(null)
    }
  }, [id, hasPicture, isOnline])
  return useObjectUrl(found)
}
