import { Trans, useLingui } from '@lingui/react/macro'
import Link2 from 'lucide-react/icons/link-2'
import { Suspense, useState } from 'react'
import { useBrands } from '#engine/store/brands.ts'
import { useFailureWords } from '#engine/words/useFailureWords.ts'
import type { BrandRole } from '#model/access/roles.ts'
import { Button } from '#ui/controls/Button.tsx'
import { Icon } from '#ui/Icon.tsx'
import { SectionHead } from '#ui/layout/Page.tsx'
import { lazyComponent } from '#ui/lazy-component.tsx'
import { InviteLinkRow } from './InviteLinkRow.tsx'
import styles from './Team.module.css'
import { useInviteLinks } from './useInviteLinks.ts'

const InviteLinkDialog = lazyComponent(() => import('./InviteLinkDialog.tsx'))

interface Props {
  idBrand: number
  /** Role of the person who looks at the page, an admin or the owner. */
  role: BrandRole
  /** Why no link can be made now. */
  off: string | undefined
}

/** The links by which several people may join the team, to make, send and close. */
export default function InviteLinks({ idBrand, role, off }: Props) {
  const { t } = useLingui()
  const failureWords = useFailureWords()
  const all = useInviteLinks(idBrand)
  const brandName = useBrands()?.find(({ id }) => id === idBrand)?.name ?? ''
  const [isMaking, setIsMaking] = useState(false)
  const { links, failure } = all
  return (
    <section className={styles.links} aria-label={t`초대 링크`}>
      <SectionHead
        title={<Trans>초대 링크</Trans>}
        end={
          <Button
            size="small"
            icon={<Icon of={Link2} size="small" />}
            aria-haspopup="dialog"
            disabledReason={off}
            onClick={() => setIsMaking(true)}
          >
            <Trans>링크 만들기</Trans>
          </Button>
        }
      />
      <p className={styles.note}>
        {failure && failure.code !== 'OFFLINE' ? (
          failureWords(failure)
        ) : (
          <Trans>이메일을 몰라도 단톡방에 보낼 수 있어요. 정한 날과 인원까지만 쓸 수 있어요.</Trans>
        )}
      </p>
      {links && links.length > 0 && (
        <ul className={styles.linkList}>
          {links.map((link) => (
            <InviteLinkRow key={link.idLink} link={link} links={all} role={role} brandName={brandName} />
          ))}
        </ul>
      )}
      {isMaking && (
        <Suspense fallback={null}>
          <InviteLinkDialog
            idBrand={idBrand}
            role={role}
            onMade={all.add}
            onClose={() => setIsMaking(false)}
          />
        </Suspense>
      )}
    </section>
  )
}
