import { msg } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { buttonClass } from '#ui/controls/button-class.ts'
import { Wide } from '../frame/Wide.tsx'
import { appAddresses } from '../page/app-addresses.ts'
import { sitePage } from '../page/site-page.ts'
import styles from './MissingPage.module.css'

/** Shown at addresses of the site that have no page. */
export const missingPage = sitePage({
  path: '',
  reads: () => ({}),
  head: () => ({
    title: msg`페이지를 찾지 못했어요`,
    description: msg`주소가 바뀌었거나 지워진 페이지예요.`,
  }),
  Content: Missing,
})

function Missing() {
  return (
    <Wide>
      <div className={styles.missing}>
        <h1>
          <Trans>페이지를 찾지 못했어요</Trans>
        </h1>
        <p>
          <Trans>주소가 바뀌었거나 지워진 페이지예요.</Trans>
        </p>
        <a href={appAddresses.landing} className={buttonClass({ look: 'ink', size: 'large' })}>
          <Trans>처음으로</Trans>
        </a>
      </div>
    </Wide>
  )
}
