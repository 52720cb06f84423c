import { msg } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { buttonClass } from '#ui/controls/button-class.ts'
import { SiteLink } from '../page/SiteLink.tsx'
import { sitePage } from '../page/site-page.ts'
import { ProblemPage } from './ProblemPage.tsx'

/** Shown at addresses of the site that have no page. */
export const missingPage = sitePage({
  path: '',
  reads: () => ({}),
  head: () => ({
    title: msg`페이지를 찾지 못했어요`,
    description: msg`주소가 바뀌었거나 지워진 페이지예요.`,
  }),
  Content: () => (
    <ProblemPage
      heading={<Trans>페이지를 찾지 못했어요</Trans>}
      action={
        <SiteLink to="/" className={buttonClass({ look: 'ink', size: 'large' })}>
          <Trans>처음으로</Trans>
        </SiteLink>
      }
    >
      <Trans>주소가 바뀌었거나 지워진 페이지예요.</Trans>
    </ProblemPage>
  ),
})
