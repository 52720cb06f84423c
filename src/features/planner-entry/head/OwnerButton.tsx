import { useLingui } from '@lingui/react/macro'
import ChevronDown from 'lucide-react/icons/chevron-down'
import UserRound from 'lucide-react/icons/user-round'
import { useDocumentView } from '#engine/documents/react/useDocument.ts'
import { asDrawnPerson } from '#kits/talk/as-drawn-person.ts'
import { useTeamMembers } from '#kits/talk/useTeamMembers.ts'
import type { PlannerEntry } from '#model/planner/entry.ts'
import { Icon } from '#ui/Icon.tsx'
import { MenuButton } from '#ui/overlays/MenuButton.tsx'
import { Avatar } from '#ui/people/Avatar.tsx'
import { useEntryEdits } from '../edits/useEntryEdits.ts'
import styles from './EntryHead.module.css'

const none = 'none'

/** Who takes care of an entry, with the list of the members. Nothing where the brand has no account. */
export function OwnerButton({ entry }: { entry: PlannerEntry }) {
  const { t } = useLingui()
  const { brand } = useDocumentView('planner').document
  const members = useTeamMembers(brand)
  const { isReadOnly, write } = useEntryEdits(entry.key)
  if (members.length === 0) return null
  const owner = members.find(({ id }) => id === entry.owner)
  const name = owner?.name ?? (entry.owner === null ? t`담당 없음` : t`나간 사람`)
  const icon = owner ? (
    <Avatar person={asDrawnPerson(owner)} size="tiny" isDecoration />
  ) : (
    <Icon of={UserRound} size="small" />
  )
  if (isReadOnly) {
    return (
      <span className={styles.fact}>
        {icon}
        {name}
      </span>
    )
  }
  return (
    <MenuButton
      label={t`담당`}
      look="quiet"
      size="small"
      placement="bottom start"
      icon={icon}
      end={<Icon of={ChevronDown} size="small" />}
      aria-label={t`담당: ${name}`}
      groups={[
        {
          id: 'members',
          entries: members.map((member) => ({
            id: String(member.id),
            label: member.name,
            icon: <Avatar person={asDrawnPerson(member)} size="tiny" isDecoration />,
            isOn: member.id === entry.owner,
          })),
        },
        { id: 'unassigned', entries: [{ id: none, label: t`담당 없음`, isOn: entry.owner === null }] },
      ]}
      onChoose={(id) => write({ owner: id === none ? null : Number(id) })}
    >
      <span className={styles.name}>{name}</span>
    </MenuButton>
  )
}
