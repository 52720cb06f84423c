import { Trans } from '@lingui/react/macro'
import { useProviders } from '#engine/reads/useProviders.ts'
import { Banner } from '#ui/feedback/Banner.tsx'
import styles from './forms/Account.module.css'

/** Says that no accounts can be created here yet. An answer of an earlier version does not say, and means that they can. */
export default function SignUpClosed() {
  if (useProviders()?.signUp !== false) return null
  return (
    <div className={styles.closed}>
      <Banner look="box" tone="warning">
        <Trans>
          지금은 새 계정을 만들 수 없어요. 운영하는 곳에서 약관을 마련하고 있어요. 가입하지 않아도 이 기기에서
          그대로 쓸 수 있어요.
        </Trans>
      </Banner>
    </div>
  )
}
