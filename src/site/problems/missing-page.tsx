import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { buttonClass } from '#ui/controls/button-class.ts'
import { SiteLink } from '../page/SiteLink.tsx'
import { sitePage } from '../page/site-page.ts'
import { ProblemPage } from './ProblemPage.tsx'

/** Shown at addresses of the site that have no page. */
export const missingPage = sitePage({
  path: '',
  reads: () => ({}),
  head: () => ({
    title: msg`없는 페이지`,
    description: msg`주소가 바뀌었거나 지워진 페이지예요.`,
  }),
  Content: Missing,
})

function Missing() {
  const { t } = useLingui()
  return (
    <ProblemPage
      picture="lost"
      code={404}
      headline={t`없는 페이지`}
      action={
        <SiteLink to="/" className={buttonClass({ look: 'ink', size: 'large' })}>
          <Trans>처음으로</Trans>
        </SiteLink>
      }
    >
      <Trans>주소가 바뀌었거나 지워진 페이지예요.</Trans>
    </ProblemPage>
  )
}
