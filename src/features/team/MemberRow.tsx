import { Trans, useLingui } from '@lingui/react/macro'
import { useSession } from '#engine/identity/session.ts'
import { useRoleWords } from '#kits/team/useRoleWords.ts'
import { type BrandRole, manages, toBrandRole } from '#model/access/roles.ts'
import { colourOf } from '#ui/colour-of.ts'
import { SelectField } from '#ui/controls/SelectField.tsx'
import { Tag } from '#ui/controls/Tag.tsx'
import { Avatar } from '#ui/people/Avatar.tsx'
import { MemberActions } from './MemberActions.tsx'
import { MemberState } from './MemberState.tsx'
import styles from './Team.module.css'
import type { GivenRole, Member } from './team-calls.ts'
import { nameOf } from './team-view.ts'
import { useTeamActions } from './useTeamActions.ts'

interface Props {
  idBrand: number
  member: Member
  /** Role of the person who looks at the list. */
  role: BrandRole | null
  isOnline: boolean
  /** The only member, without invitations. */
  isLone: boolean
  onChanged: () => void
}

const given: readonly GivenRole[] = [
  'BRAND_ROLE_ADMIN',
  'BRAND_ROLE_DESIGNER',
  'BRAND_ROLE_MEMBER',
  'BRAND_ROLE_READER',
]

/** A member: name, role, state and menu. */
export function MemberRow({ idBrand, member, role, isOnline, isLone, onChanged }: Props) {
  const { t } = useLingui()
  const roleWords = useRoleWords()
  const { session } = useSession()
  const actions = useTeamActions(idBrand, onChanged)
  const name = nameOf(member)
  const theirs = toBrandRole(member.brandRole)
  const isMe = member.idAccount !== null && member.idAccount === session?.idAccount
  const isManaged = role !== null && manages(role, theirs)
  const colour = colourOf(member.idAccount ?? member.idBrandMember)
  return (
    <li className={styles.member} aria-busy={actions.isBusy}>
      <Avatar
        person={{ id: String(member.idBrandMember), name, colour, image: member.image ?? undefined }}
        size="large"
        isDecoration
      />
      <div className={styles.who}>
        <b>
          {name}
          {isMe && (
            <Tag>
              <Trans>나</Trans>
            </Tag>
          )}
        </b>
        {member.fullName && member.email && <small>{member.email}</small>}
        <MemberState member={member} />
      </div>
      <div className={styles.role}>
        {isManaged && theirs !== 'BRAND_ROLE_OWNER' ? (
          <SelectField<GivenRole>
            label={t`${name} 님의 역할`}
            isLabelHidden
            value={theirs}
            disabled={!isOnline || actions.isBusy}
            title={isOnline ? undefined : t`인터넷에 연결되어야 할 수 있어요`}
            options={given
              .filter((one) => manages(role, one))
              .map((one) => ({ value: one, label: roleWords(one) }))}
            onChoose={(next) => void actions.changeRole(member, next)}
          />
        ) : (
          roleWords(theirs)
        )}
      </div>
      <MemberActions
        idBrand={idBrand}
        member={member}
        isMe={isMe}
        isManaged={isManaged}
        isLone={isLone}
        isOnline={isOnline}
        actions={actions}
      />
    </li>
  )
}
