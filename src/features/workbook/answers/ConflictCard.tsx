import { Trans, useLingui } from '@lingui/react/macro'
import GitMerge from 'lucide-react/icons/git-merge'
import X from 'lucide-react/icons/x'
import type { LostChoice } from '#engine/documents/react/useConflict.ts'
import { Button } from '#ui/controls/Button.tsx'
import { IconButton } from '#ui/controls/IconButton.tsx'
import { Icon } from '#ui/Icon.tsx'
import styles from './ConflictCard.module.css'

export default function ConflictCard({ lost }: { lost: LostChoice<string> }) {
  const { t } = useLingui()
  const { mine } = lost
  const name = lost.by?.name
  return (
    <div className={styles.notice}>
      <Icon of={GitMerge} size="small" />
      <span className={styles.words}>
        {lost.isOwn ? (
          <Trans>다른 기기에서 동시에 고쳤어요</Trans>
        ) : name === undefined ? (
          <Trans>다른 사람과 동시에 고쳤어요</Trans>
        ) : (
          <Trans>{name}님과 동시에 고쳤어요</Trans>
        )}
        <small>
          <Trans>내 값: {mine}</Trans>
        </small>
      </span>
      <Button size="small" onClick={lost.swap}>
        <Trans>내 값으로 바꾸기</Trans>
      </Button>
      <IconButton
        size="small"
        label={t`그대로 두기`}
        icon={<Icon of={X} size="small" />}
        onClick={lost.dismiss}
      />
    </div>
  )
}
