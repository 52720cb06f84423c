import { useEffect, useState } from 'react'
import { useOnline } from '#engine/browser/network.ts'
import { useSession } from '#engine/identity/session.ts'
import type { DriveFile } from '#kits/drive/rows/drive-file.ts'
import { AwayNote } from './AwayNote.tsx'
import { useMediaSource } from './useMediaSource.ts'
import styles from './Viewers.module.css'
import type { ViewerProps } from './viewer-props.ts'

/** A video or a recording; the server sends the parts that are played. */
export function MediaView({ file }: ViewerProps) {
  const isOnline = useOnline()
  const url = useMediaSource(file)
  const [failed, setFailed] = useState<string | null>(null)
  useMissingPoster(file, url)
  if (url === undefined) return <div className={styles.stage} aria-busy />
  if (url === null || (!isOnline && !url.startsWith('blob:'))) return <AwayNote file={file} />
  if (failed === url) return <AwayNote file={file} isBroken />
  const facts = {
    src: url,
    controls: true,
    preload: 'metadata',
    'aria-label': file.name,
    onError: () => setFailed(url),
  }
  return (
    <div className={styles.stage}>
      {file.kind === 'VIDEO' ? <video {...facts} playsInline /> : <audio {...facts} />}
    </div>
  )
}

/** A video that was added where it could not be played has no still: this device may be able to draw it. */
function useMissingPoster(file: DriveFile, url: string | null | undefined): void {
  const isOnline = useOnline()
  const idAccount = useSession().session?.idAccount
  const { key, brand, drive, idFile, hasThumbnail } = file
  const isMissing = file.kind === 'VIDEO' && idFile !== null && hasThumbnail === false && isOnline
  useEffect(() => {
    if (!isMissing || !url || idAccount === undefined) return
    import('#kits/drive/stills/queue-poster.ts').then(
      ({ queuePoster }) => queuePoster(idAccount, { key, brand, drive, idFile }, url),
      (cause: unknown) => console.warn('a still of a video is not drawn', cause),
    )
  }, [isMissing, url, idAccount, key, brand, drive, idFile])
}
