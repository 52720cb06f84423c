import { Trans, useLingui } from '@lingui/react/macro'
import { useObjectUrl } from '#engine/browser/useObjectUrl.ts'
import { useAnswer } from '#engine/rest/useAnswer.ts'
import { pageDate } from '#engine/words/page-date.ts'
import { useRoleHints } from '#kits/team/useRoleHints.ts'
import { useRoleWords } from '#kits/team/useRoleWords.ts'
import { toBrandRole } from '#model/access/roles.ts'
import { firstSyllable } from '#model/hangul/first-syllable.ts'
import { PageHead } from '#ui/layout/Page.tsx'
import { SymbolTile } from '#ui/layout/SymbolTile.tsx'
import { askInvitationLogo, type LinkedInvitation } from '../invitations/invitation-calls.ts'
import styles from './InvitationLink.module.css'

/** Who invites into which brand, as what, and until when. */
export function InvitationCard({ token, invitation }: { token: string; invitation: LinkedInvitation }) {
  const { t } = useLingui()
  const roleWords = useRoleWords()
  const hints = useRoleHints()
  const { brandName, inviter, brandRole, expiresAt } = invitation
  const role = roleWords(brandRole)
  const given = toBrandRole(brandRole)
  const day = pageDate(expiresAt, 'longDay')
  return (
    <>
      <div className={styles.sign}>
        {invitation.hasLogo ? (
          <BrandLogo token={token} brandName={brandName} />
        ) : (
          <FirstSyllable of={brandName} />
        )}
      </div>
      <PageHead
        title={
          inviter === null
            ? t`${brandName} 팀에 초대받았어요`
            : t`${inviter} 님이 ${brandName} 팀에 초대했어요`
        }
      />
      <dl className={styles.facts}>
        <dt>
          <Trans>역할</Trans>
        </dt>
        <dd>
          <b>{role}</b>
          {given !== 'BRAND_ROLE_OWNER' && <small>{hints[given]}</small>}
        </dd>
        <dt>
          <Trans>기한</Trans>
        </dt>
        <dd>
          <Trans>{day}까지</Trans>
        </dd>
      </dl>
    </>
  )
}

/** The logo of the brand; the first syllable of its name until it is here, and where it cannot be read. */
function BrandLogo({ token, brandName }: { token: string; brandName: string }) {
  const { answer } = useAnswer(() => askInvitationLogo(token))
  const logo = useObjectUrl(answer)
  if (logo === null) return <FirstSyllable of={brandName} />
  return <img className={styles.logo} src={logo} alt="" />
}

function FirstSyllable({ of }: { of: string }) {
  return <SymbolTile size={64}>{firstSyllable(of)}</SymbolTile>
}
