import { Trans } from '@lingui/react/macro'
import { Button } from '#ui/controls/Button.tsx'
import { Banner } from '#ui/feedback/Banner.tsx'
import { Text } from '#ui/Text.tsx'
import styles from './DeletedItemNotice.module.css'

interface Props {
  name: string
  /** A short excerpt of its text. */
  excerpt: string
  /** Why it cannot be restored now. */
  blocked?: string | undefined
  onRestore: () => void
  onDismiss: () => void
}

/** Says that another member deleted the item being edited, with a button that restores it. */
export function DeletedItemNotice({ name, excerpt, blocked, onRestore, onDismiss }: Props) {
  return (
    <Banner tone="warning" look="box">
      <div className={styles.notice}>
        <p>
          <b>{name}</b>{' '}
          <Trans>적는 동안 다른 곳에서 지워졌어요. 적은 내용은 그대로 갖고 있어서 되살릴 수 있어요.</Trans>
        </p>
        {excerpt !== '' && <Text tone="soft">“{excerpt}”</Text>}
        <div className={styles.actions}>
          <Button size="small" disabledReason={blocked} onClick={onRestore}>
            <Trans>되살리기</Trans>
          </Button>
          <Button size="small" look="quiet" onClick={onDismiss}>
            <Trans>지운 채로 두기</Trans>
          </Button>
        </div>
      </div>
    </Banner>
  )
}
