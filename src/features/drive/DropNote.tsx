import { Trans } from '@lingui/react/macro'
import styles from './Drive.module.css'

/** While files are dragged over the page: where they would go. */
export function DropNote({ folder: name, canAdd }: { folder: string | undefined; canAdd: boolean }) {
  return (
    <div className={styles.drop} aria-hidden>
      <span>
        {!canAdd ? (
          <Trans>여기에는 올릴 수 없어요</Trans>
        ) : name === undefined ? (
          <Trans>놓으면 맨 위에 올려요</Trans>
        ) : (
          <Trans>놓으면 ‘{name}’ 폴더에 올려요</Trans>
        )}
      </span>
    </div>
  )
}
