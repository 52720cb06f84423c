import { Trans, useLingui } from '@lingui/react/macro'
import Copy from 'lucide-react/icons/copy'
import Download from 'lucide-react/icons/download'
import { download } from '#engine/browser/download.ts'
import { Button } from '#ui/controls/Button.tsx'
import { Icon } from '#ui/Icon.tsx'
import { copyText } from '#ui/overlays/copy-text.ts'
import { Row } from '#ui/Stack.tsx'
import styles from './SecondFactor.module.css'

/** Recovery codes, shown once, and ways to keep them. */
export function RecoveryCodes({ codes }: { codes: readonly string[] }) {
  const { t } = useLingui()
  const text = `${codes.join('\n')}\n`

  async function copy(): Promise<void> {
    await copyText(text, t`복구 코드를 복사했어요.`, t`복사하지 못했어요. 파일로 받아 주세요.`)
  }

  return (
    <>
      <p>
        <Trans>
          휴대폰이 없을 때 인증 앱 대신 쓸 수 있는 코드예요. 하나는 한 번만 쓸 수 있고, 이 창을 닫으면 다시 볼
          수 없어요. 비밀번호 관리자나 종이처럼 휴대폰이 아닌 곳에 보관해 주세요.
        </Trans>
      </p>
      <ul className={styles.codes} aria-label={t`받은 복구 코드`} translate="no">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <Row gap={2} isWrapped>
        <Button icon={<Icon of={Copy} />} onClick={() => void copy()}>
          <Trans>복사</Trans>
        </Button>
        <Button
          icon={<Icon of={Download} />}
          onClick={() => download('saegim-recovery-codes.txt', new Blob([text], { type: 'text/plain' }))}
        >
          <Trans>파일로 받기</Trans>
        </Button>
      </Row>
    </>
  )
}
