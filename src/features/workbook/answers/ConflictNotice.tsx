import { Trans, useLingui } from '@lingui/react/macro'
import GitMerge from 'lucide-react/icons/git-merge'
import X from 'lucide-react/icons/x'
import { type LostChoice, useConflict } from '#device/documents/react/useConflict.ts'
import type { ValueHandle } from '#model/fields/value.ts'
import { Button } from '#ui/controls/Button.tsx'
import { IconButton } from '#ui/controls/IconButton.tsx'
import { Icon } from '#ui/Icon.tsx'
import styles from './ConflictNotice.module.css'

interface Props<Value> {
  field: ValueHandle<Value>
  /** The choice as text. */
  say: (value: Value) => string
  /** Restores my choice; for callers that have to write more than this one field. */
  onSwap?: (mine: Value) => void
}

/** Says that a concurrent choice of somebody else replaced mine, with a button that restores mine. */
export function ConflictNotice<Value>({ field, say, onSwap }: Props<Value>) {
  const lost = useConflict(field)
  if (lost === null) return <ChoiceConflictNotice lost={null} />
  const { mine, swap } = lost
  return (
    <ChoiceConflictNotice lost={{ ...lost, mine: say(mine), swap: onSwap ? () => onSwap(mine) : swap }} />
  )
}

/** The same for a choice that spans several fields; the caller gives it as text. */
export function ChoiceConflictNotice({ lost }: { lost: LostChoice<string> | null }) {
  const { t } = useLingui()
  const mine = lost?.mine
  const name = lost?.by?.name
  return (
    <div role="status" className={styles.region}>
      {lost && (
        <div className={styles.notice}>
          <Icon of={GitMerge} size="small" />
          <span className={styles.words}>
            {lost.isOwn ? (
              <Trans>다른 기기에서 동시에 수정했어요</Trans>
            ) : name === undefined ? (
              <Trans>다른 사람과 동시에 수정했어요</Trans>
            ) : (
              <Trans>{name}님과 동시에 수정했어요</Trans>
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
      )}
    </div>
  )
}
