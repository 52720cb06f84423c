import { useLingui } from '@lingui/react/macro'
import ChevronDown from 'lucide-react/icons/chevron-down'
import { usePlannerWords } from '#kits/planner/planner-words.ts'
import { StatusMark } from '#kits/planner/StatusMark.tsx'
import { type StatusKey, statusKeys } from '#model/documents/planner-keys.ts'
import { Icon } from '#ui/Icon.tsx'
import { MenuButton } from '#ui/overlays/MenuButton.tsx'
import type { StatusChange } from '../edits/useStatusChange.ts'
import styles from './EntryHead.module.css'

/** The status of an entry with the list of the others; for a reader as words. */
export function StatusButton({ change: { status, change, mayApprove, edits } }: { change: StatusChange }) {
  const { t } = useLingui()
  const words = usePlannerWords()
  const name = words.status(status)
  if (edits.isReadOnly) {
    return (
      <span className={styles.fact}>
        <StatusMark status={status} />
        {words.status(status)}
      </span>
    )
  }
  return (
    <MenuButton
      label={t`상태`}
      size="small"
      placement="bottom start"
      icon={<StatusMark status={status} />}
      end={<Icon of={ChevronDown} size="small" />}
      aria-label={t`상태: ${name}`}
      groups={[
        {
          id: 'statuses',
          entries: statusKeys.map((key) => ({
            id: key,
            label: words.status(key),
            icon: <StatusMark status={key} />,
            isOn: key === status,
            ...(key === 'PLANNED' && !mayApprove && status !== 'PLANNED'
              ? { isDisabled: true, note: t`승인이 필요해요` }
              : {}),
          })),
        },
      ]}
      onChoose={(key) => {
        if (key !== status) change(key as StatusKey)
      }}
    >
      {words.status(status)}
    </MenuButton>
  )
}
