import { Trans, useLingui } from '@lingui/react/macro'
import { isLocal } from '#device/brand-ref.ts'
import { useDocument } from '#device/documents/useDocument.ts'
import { usePlace } from '#device/documents/usePeople.ts'
import { EmptyState } from '#ui/feedback/EmptyState.tsx'
import { Page, PageHead } from '#ui/layout/Page.tsx'
import { TeamScreen } from './TeamScreen.tsx'

/** Who is in the team of the brand, and what each may do. */
export function TeamPage() {
  const { t } = useLingui()
  const { brand } = useDocument()
  usePlace('/brand/setting/team')
  if (!isLocal(brand)) return <TeamScreen key={brand} idBrand={brand} />
  return (
    <Page measure="content">
      <PageHead title={<Trans>팀</Trans>} note={<Trans>함께 쓰는 사람과 역할이 여기에 있어요</Trans>} />
      <EmptyState headline={t`아직 혼자예요`}>
        <Trans>이 브랜드는 이 기기에만 있어요. 가입하면 이메일로 멤버를 초대할 수 있어요.</Trans>
      </EmptyState>
    </Page>
  )
}
