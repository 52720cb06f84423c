import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { buttonClass } from '#ui/controls/button-class.ts'
import { useSite, useSiteAddress } from '../page/site-context.ts'
import { sitePage } from '../page/site-page.ts'
import { ProblemPage } from './ProblemPage.tsx'

/** Shown while the server cannot answer what a page is made of. */
export const unavailablePage = sitePage({
  path: '',
  reads: () => ({}),
  head: () => ({
    title: msg`지금은 열 수 없어요`,
    description: msg`잠시 뒤에 다시 열어 주세요.`,
  }),
  Content: Unavailable,
})

function Unavailable() {
  const { path } = useSite()
  const address = useSiteAddress()
  const { t } = useLingui()
  return (
    <ProblemPage
      picture="torn"
      code={503}
      headline={t`지금은 열 수 없어요`}
      action={
        <a href={address(path)} className={buttonClass({ look: 'ink', size: 'large' })}>
          <Trans>다시 열기</Trans>
        </a>
      }
    >
      <Trans>잠시 뒤에 다시 열어 주세요.</Trans>
    </ProblemPage>
  )
}
