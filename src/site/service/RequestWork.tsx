import { Trans } from '@lingui/react/macro'
import { buttonClass } from '#ui/controls/button-class.ts'
import { Stack } from '#ui/Stack.tsx'
import { appAddresses } from '../page/app-addresses.ts'
import styles from './RequestWork.module.css'

/** The way to hand work to a designer, which is done in a brand. Who is not logged in is asked to, and comes back to it. */
export function RequestWork() {
  return (
    <Stack gap={3} align="start" data-part="request">
      <a href={appAddresses.requestWork} className={buttonClass({ look: 'ink', size: 'large' })}>
        <Trans>작업 의뢰하기</Trans>
      </a>
      <p className={styles.words}>
        <Trans>
          로그인한 브랜드에서 의뢰해요. 아직 브랜드가 없다면{' '}
          <a href={appAddresses.start}>첫 질문부터 시작해 주세요</a>.
        </Trans>
      </p>
    </Stack>
  )
}
