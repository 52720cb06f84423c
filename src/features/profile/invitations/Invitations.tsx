import { Trans, useLingui } from '@lingui/react/macro'
import { SectionHead } from '#ui/layout/Page.tsx'
import styles from '../settings/Setting.module.css'
import { InvitationRow } from './InvitationRow.tsx'
import { useInvitations } from './useInvitations.ts'

/** Open invitations above the list of brands; renders nothing if there is none. */
export default function Invitations({ onJoined }: { onJoined: (idBrand: number) => void }) {
  const { t } = useLingui()
  const all = useInvitations(onJoined)
  if (!all.received || all.received.length === 0) return null
  return (
    <section className={styles.above} aria-label={t`받은 초대`}>
      <SectionHead title={<Trans>받은 초대</Trans>} />
      <ul className={styles.list}>
        {all.received.map((invitation) => (
          <InvitationRow key={invitation.idBrandMember} invitation={invitation} all={all} />
        ))}
      </ul>
    </section>
  )
}
