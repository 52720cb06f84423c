import { Trans } from '@lingui/react/macro'
import styles from './Drive.module.css'

/** While files are dragged over the page: where they would go. */
export function DropNote({ folder: name, canWrite }: { folder: string | undefined; canWrite: boolean }) {
  return (
    <div className={styles.drop} aria-hidden>
      <span>
        {!canWrite ? (
          <Trans>이 드라이브에는 올릴 수 없어요</Trans>
        ) : name === undefined ? (
          <Trans>놓으면 맨 위에 올려요</Trans>
        ) : (
          <Trans>놓으면 ‘{name}’ 폴더에 올려요</Trans>
        )}
      </span>
    </div>
  )
}
