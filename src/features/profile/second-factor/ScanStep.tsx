import { Trans, useLingui } from '@lingui/react/macro'
import { CodeField } from '#ui/controls/CodeField.tsx'
import { linkClass } from '#ui/controls/link-class.ts'
import { Text } from '#ui/Text.tsx'
import styles from './SecondFactor.module.css'
import type { Begun } from './second-factor-calls.ts'

interface Props {
  begun: Begun
  code: string
  error: string | undefined
  onCode: (digits: string) => void
  onComplete: (digits: string) => void
}

/** The secret for the authenticator app: as a picture to scan, as a link on a phone, as a text; and its first code. */
export function ScanStep({ begun, code, error, onCode, onComplete }: Props) {
  const { t } = useLingui()
  const { size, path } = begun.picture
  const secret = begun.secret.replaceAll(/(.{4})(?=.)/g, '$1 ')
  return (
    <>
      <div className={styles.scan}>
        <svg
          className={styles.picture}
          viewBox={`0 0 ${size} ${size}`}
          role="img"
          aria-label={t`인증 앱으로 찍는 QR 코드`}
          shapeRendering="crispEdges"
        >
          <path d={path} fill="#000" />
        </svg>
        <ol className={styles.steps}>
          <li>
            <Trans>인증 앱에서 계정 추가를 누르고 QR 코드를 찍어 주세요.</Trans>
          </li>
          <li>
            <Trans>앱에 보이는 여섯 자리 숫자를 아래에 써 주세요.</Trans>
          </li>
        </ol>
      </div>
      <div className={styles.secret}>
        <Text tone="soft" size="small">
          <Trans>
            찍을 수 없다면 앱에 이 키를 써 주세요. 지금 휴대폰에서 보고 있다면{' '}
            <a href={begun.address} className={linkClass}>
              인증 앱을 바로 열 수 있어요
            </a>
            .
          </Trans>
        </Text>
        <code translate="no">{secret}</code>
      </div>
      <CodeField
        label={t`인증 앱의 코드`}
        value={code}
        error={error}
        autoFocus
        onText={onCode}
        onComplete={onComplete}
      />
    </>
  )
}
