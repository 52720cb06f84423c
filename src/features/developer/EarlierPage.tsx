import { Trans } from '@lingui/react/macro'
import { Page, PageHead } from '#ui/layout/Page.tsx'

/** Placeholder at an earlier path of the strategy, for developers only. */
export function EarlierPage() {
  return (
    <Page measure="form">
      <PageHead title={<Trans>이전 전략 화면이 있던 자리예요.</Trans>} />
    </Page>
  )
}
