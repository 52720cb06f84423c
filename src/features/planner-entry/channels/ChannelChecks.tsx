import { useLingui } from '@lingui/react/macro'
import Check from 'lucide-react/icons/check'
import CircleAlert from 'lucide-react/icons/circle-alert'
import type { ChannelKey } from '#model/documents/planner-keys.ts'
import type { PlannerEntry } from '#model/planner/entry.ts'
import { Icon } from '#ui/Icon.tsx'
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx'
import styles from './Channels.module.css'
import { checkChannel } from './check-channel.ts'
import { useCheckWords } from './useCheckWords.ts'

interface Props {
  entry: PlannerEntry
  channel: ChannelKey
  /** As it is published. */
  text: string
}

/** What a channel takes and how it shows an entry, with what is beyond its limits. */
export function ChannelChecks({ entry, channel, text }: Props) {
  const { t } = useLingui()
  const wordsOf = useCheckWords()
  const checks = checkChannel(entry, channel, text)
  return (
    <ul className={styles.checks} aria-label={t`채널에 맞는지`}>
      {checks.map((check) => (
        <li key={check.kind} className={check.isOver ? styles.over : undefined}>
          <Icon of={check.isOver ? CircleAlert : Check} size="small" />
          <span>
            {check.isOver && <VisuallyHidden>{t`고칠 곳:`} </VisuallyHidden>}
            {wordsOf(check)}
          </span>
        </li>
      ))}
    </ul>
  )
}
