import { useState } from 'react'
import { useOnline } from '#device/browser/network.ts'
import { AwayNote } from './AwayNote.tsx'
import { useMediaSource } from './useMediaSource.ts'
import styles from './Viewers.module.css'
import type { ViewerProps } from './viewer-props.ts'

/** A video or a recording; the server sends the parts that are played. */
export function MediaView({ file }: ViewerProps) {
  const isOnline = useOnline()
  const url = useMediaSource(file)
  const [failed, setFailed] = useState<string | null>(null)
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
