import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { mayCall } from '#contract/may-call.ts'
import { changeRole } from '#contract/member.ts'
import { pageLanguage } from '#engine/words/page-language.ts'
import type { BrandRole } from '#model/access/roles.ts'
import { Button } from '#ui/controls/Button.tsx'
import { EmptyState } from '#ui/feedback/EmptyState.tsx'
import { MemberRow } from './MemberRow.tsx'
import styles from './Team.module.css'
import { TeamTools } from './TeamTools.tsx'
import type { Team } from './team-calls.ts'
import { chooseMembers, everybody } from './team-view.ts'

interface Props {
  idBrand: number
  team: Team
  /** Role of the person who looks at the list. */
  role: BrandRole | null
  isOnline: boolean
  onChanged: () => void
}

/** The people of the team. Search, filters and order are offered from the second member or invitation on. */
export function TeamList({ idBrand, team, role, isOnline, onChanged }: Props) {
  const { t } = useLingui()
  const [filter, setFilter] = useState(everybody)
  // Without the tools a filter could not be cleared that was set while there were more people.
  const shown = team.members.length > 1 ? filter : everybody
  const chosen = chooseMembers(team.members, shown, pageLanguage())
  return (
    <>
      {team.members.length > 1 && (
        <TeamTools
          members={team.members}
          filter={filter}
          onFilter={setFilter}
          showsParts={mayCall(changeRole, role)}
        />
      )}
      {chosen.length === 0 ? (
        <EmptyState
          headline={t`찾는 사람 없음`}
          action={
            <Button onClick={() => setFilter(everybody)}>
              <Trans>조건 지우기</Trans>
            </Button>
          }
        >
          <Trans>이름이나 이메일의 일부, 첫소리로도 찾을 수 있어요.</Trans>
        </EmptyState>
      ) : (
        <ul className={styles.members} aria-label={t`팀 멤버`}>
          {chosen.map((member) => (
            <MemberRow
              key={member.idBrandMember}
              idBrand={idBrand}
              member={member}
              role={role}
              isOnline={isOnline}
              isLone={team.members.length < 2}
              onChanged={onChanged}
            />
          ))}
        </ul>
      )}
    </>
  )
}
