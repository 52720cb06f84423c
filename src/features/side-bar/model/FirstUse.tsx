import { Trans } from '@lingui/react/macro'
import { Button } from '#ui/controls/Button.tsx'
import { Note } from '#ui/Text.tsx'
import styles from './Model.module.css'

/** What is sent and to whom, before a person's first text on this device. */
export function FirstUse({ provider, onTold }: { provider: string; onTold: () => void }) {
  return (
    <div className={styles.first}>
      <Note size="small">
        <Trans>
          버튼을 누를 때만, 그 칸의 글과 필요한 가이드 답을 글을 쓰는 AI로 보내요. 받는 곳: {provider}
        </Trans>
      </Note>
      <Note size="small">
        <Trans>
          이메일, 전화번호, 주소, 주민등록번호, 사업자등록번호, 카드와 계좌 번호는 알아볼 수 있는 만큼 가리고
          보내요. 글 속의 사람 이름은 가리지 못해요.
        </Trans>
      </Note>
      <Note size="small">
        <Trans>AI가 쓴 글은 누르기 전에는 칸에 들어가지 않아요. 사실이 맞는지 읽어 보고 받아 주세요.</Trans>
      </Note>
      <Button look="ink" size="small" onClick={onTold}>
        <Trans>확인했어요</Trans>
      </Button>
    </div>
  )
}
