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
        note={<Trans>약관에 동의하면 바로 시작할 수 있어요</Trans>}
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
