import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { pageDate } from '#engine/words/page-date.ts'
import { useOnlineReason } from '#engine/words/useOnlineReason.ts'
import { AskInRow } from '#kits/screen/AskInRow.tsx'
import { useRoleWords } from '#kits/team/useRoleWords.ts'
import { firstSyllable } from '#model/hangul/first-syllable.ts'
import { Button } from '#ui/controls/Button.tsx'
import { SymbolTile } from '#ui/layout/SymbolTile.tsx'
import styles from '../settings/Setting.module.css'
import type { Invitation } from './invitation-calls.ts'
import type { Invitations } from './useInvitations.ts'

interface Props {
  invitation: Invitation
  all: Invitations
  /** Whether the page is about this invitation; then accepting is its main action. */
  isMain?: boolean
}

/** One invitation. Declining asks for confirmation in the row, because it cannot be undone. */
export function InvitationRow({ invitation, all, isMain = false }: Props) {
  const { t } = useLingui()
  const roleWords = useRoleWords()
  const offline = useOnlineReason()
  const [asks, setAsks] = useState(false)
  const { idBrandMember, brandName, inviter, expiresAt } = invitation
  const role = roleWords(invitation.brandRole)
  const day = pageDate(expiresAt, 'day')
  const reason = offline ?? (all.busy === idBrandMember ? t`보내는 중이에요` : undefined)
  return (
    <li className={styles.item}>
      <SymbolTile size={36}>{firstSyllable(brandName)}</SymbolTile>
      <span className={styles.words}>
        <b>{brandName}</b>
        <small>
          {inviter === null
            ? t`${role} 역할 · ${day}까지`
            : t`${inviter} 님이 초대 · ${role} 역할 · ${day}까지`}
        </small>
        {offline !== undefined && <small>{offline}</small>}
      </span>
      {asks ? (
        <span className={styles.ways}>
          <AskInRow
            disabledReason={reason}
            reasonAt="hidden"
            onKeep={() => setAsks(false)}
            onAct={() => void all.decline(invitation)}
          >
            <Trans>거절하기</Trans>
          </AskInRow>
        </span>
      ) : (
        <span className={styles.ways}>
          <Button
            size="small"
            look="quiet"
            disabledReason={reason}
            reasonAt="hidden"
            aria-label={t`${brandName} 초대 거절`}
            onClick={() => setAsks(true)}
          >
            <Trans>거절</Trans>
          </Button>
          <Button
            size="small"
            look={isMain ? 'ink' : 'line'}
            disabledReason={reason}
            reasonAt="hidden"
            aria-label={t`${brandName} 초대 수락`}
            onClick={() => void all.accept(invitation)}
          >
            <Trans>수락</Trans>
          </Button>
        </span>
      )}
    </li>
  )
}
