import { Trans, useLingui } from '@lingui/react/macro'
import { isLocal } from '#device/brand-ref.ts'
import { useDocument } from '#device/documents/useDocument.ts'
import { usePlace } from '#device/documents/usePeople.ts'
import { later } from '#device/later.tsx'
import { EmptyState } from '#ui/feedback/EmptyState.tsx'
import { Page, PageHead } from '#ui/layout/Page.tsx'
import { TeamWaiting } from './TeamWaiting.tsx'

// Reads the device's tables, which the page itself does not need to appear.
const TeamScreen = later(() => import('./TeamScreen.tsx'), TeamWaiting)

/** Who is in the team of the brand, and what each may do. */
export function TeamPage() {
  const { t } = useLingui()
  const { brand } = useDocument()
  usePlace('/brand/setting/team')
  return (
    <Page measure="content">
      <PageHead title={<Trans>팀</Trans>} />
      {isLocal(brand) ? (
        <EmptyState headline={t`아직 혼자예요`}>
          <Trans>이 브랜드는 이 기기에만 있어요. 가입하면 이메일로 멤버를 초대할 수 있어요.</Trans>
        </EmptyState>
      ) : (
        <TeamScreen key={brand} idBrand={brand} />
      )}
    </Page>
  )
}
