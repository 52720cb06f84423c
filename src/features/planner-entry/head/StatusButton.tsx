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
export function StatusButton({ change: { status, change, refusalOf, edits } }: { change: StatusChange }) {
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
  const reasons = { approval: t`승인이 필요해요`, day: t`날짜를 먼저 정해 주세요` }
  const refusals = Object.fromEntries(
    statusKeys.map((key) => {
      const refusal = refusalOf(key)
      return [key, refusal && reasons[refusal]]
    }),
  )
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
            ...(refusals[key] && { isDisabled: true, note: refusals[key] }),
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
