import { Trans } from '@lingui/react/macro'
import { useEffect, useState } from 'react'
import { AwayNote } from './AwayNote.tsx'
import { decodeText } from './decode-text.ts'
import { useBytes } from './useBytes.ts'
import styles from './Viewers.module.css'
import type { ViewerProps } from './viewer-props.ts'

/** Bytes that are shown; more would make the page slow. */
const most = 1024 * 1024

/** A text as it is. */
export function TextView({ file }: ViewerProps) {
  const bytes = useBytes(file)
  const blob = bytes.state === 'here' ? bytes.blob : null
  const [text, setText] = useState<string | null>(null)
  useEffect(() => {
    let isOver = false
    blob
      ?.slice(0, most)
      .arrayBuffer()
      .then(
        (buffer) => {
          if (!isOver) setText(decodeText(new Uint8Array(buffer)))
        },
        (cause: unknown) => console.warn('a text cannot be read', cause),
      )
    return () => {
      isOver = true
    }
  }, [blob])
  if (bytes.state === 'away') return <AwayNote file={file} />
  return (
    <section
      className={styles.text}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region needs keyboard access
      tabIndex={0}
      aria-label={file.name}
      aria-busy={text === null || undefined}
    >
      <pre>{text}</pre>
      {file.size > most && (
        <p className={styles.note}>
          <Trans>앞부분만 보여요. 전체는 내려받아서 볼 수 있어요.</Trans>
        </p>
      )}
    </section>
  )
}
