import { Trans } from '@lingui/react/macro'
import Download from 'lucide-react/icons/download'
import { fileSize } from '#engine/words/file-size.ts'
import { buttonClass } from '#ui/controls/button-class.ts'
import { Icon } from '#ui/Icon.tsx'
import { Note } from '#ui/Text.tsx'
import styles from './Tasks.module.css'
import type { TaskFile } from './task-calls.ts'

type Props = {
  files: readonly TaskFile[]
  /** Shows pictures as such, as of a delivery. */
  isShown?: boolean
}

/** Files of a brief or a message, to download. */
export function FileList({ files, isShown = false }: Props) {
  if (files.length === 0) return null
  return (
    <ul className={styles.attached}>
      {files.map(({ idFile, name, size, type, url }, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a deleted file has no number of its own
        <li key={`${idFile} ${at}`}>
          {url === null ? (
            <Note as="span">
              <Trans>{name} · 드라이브에서 지웠어요</Trans>
            </Note>
          ) : (
            <>
              {isShown && type.startsWith('image/') && (
                <img className={styles.picture} src={`${url}?width=640`} alt={name} loading="lazy" />
              )}
              <a href={`${url}?download=1`} download={name} className={buttonClass({ size: 'small' })}>
                <Icon of={Download} size="small" />
                <span className={styles.name}>{name}</span> <small>{fileSize(size)}</small>
              </a>
            </>
          )}
        </li>
      ))}
    </ul>
  )
}
