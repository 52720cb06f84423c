import { Trans } from '@lingui/react/macro'
import { Button } from '#ui/controls/Button.tsx'
import { PageHead } from '#ui/layout/Page.tsx'
import styles from '../forms/Account.module.css'
import NewcomerForm from './NewcomerForm.tsx'

type Props = Parameters<typeof NewcomerForm>[0] & {
  /** Back to the other ways to sign in. */
  onBack: () => void
}

/** `NewcomerForm` as a whole page. */
export default function NewcomerStep({ onBack, ...form }: Props) {
  return (
    <>
      <PageHead
        title={<Trans>가입 마치기</Trans>}
        note={<Trans>이 소셜 계정에 연결된 계정이 아직 없어요. 약관에 동의하고 먼저 가입해 주세요</Trans>}
      />
      <NewcomerForm {...form} />
      <p className={styles.other}>
        <Button look="quiet" size="small" onClick={onBack}>
          <Trans>다른 방법으로 시작하기</Trans>
        </Button>
      </p>
    </>
  )
}
