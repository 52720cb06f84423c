import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { afterFirstContentPaint } from '#engine/browser/first-content.ts'
import { useDocument } from '#engine/documents/react/useDocument.ts'
import { isLocal } from '#engine/identity/brand-ref.ts'
import { EmptyState } from '#ui/feedback/EmptyState.tsx'
import { Page, PageHead } from '#ui/layout/Page.tsx'
import { lazyComponent } from '#ui/lazy-component.tsx'
import { TeamLoading } from './TeamLoading.tsx'

// Reads the device's tables, which the first content does not need.
const TeamScreen = lazyComponent(() => import('./TeamScreen.tsx'), {
  when: afterFirstContentPaint,
  Placeholder: TeamLoading,
})

/** The team of the brand and its roles. `end`: other settings, below. */
export function TeamPage({ end }: { end: ReactNode }) {
  const { t } = useLingui()
  const { brand } = useDocument()
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
      {end}
    </Page>
  )
}
