import { Trans } from '@lingui/react/macro'
import { AiSwitchedOff } from '#kits/team/AiSwitchedOff.tsx'
import { Note } from '#ui/Text.tsx'
import styles from './Model.module.css'
import type { ModelAccess } from './useModelAccess.ts'

/** That suggestions are made by rules, and why the model cannot be asked where the server has one. */
export function WhyRules({ access }: { access: Exclude<ModelAccess, { kind: 'on' }> | null }) {
  return (
    <Note size="small" className={styles.noModel} role="status">
      <Trans>제안은 모두 이 기기에서 규칙으로 지어요.</Trans>
      {access !== null && (
        <>
          {' '}
          <Why why={access.why} />
        </>
      )}
    </Note>
  )
}

function Why({ why }: { why: Extract<ModelAccess, { kind: 'off' }>['why'] }) {
  switch (why) {
    case 'server':
      return null
    case 'local':
      return <Trans>AI 제안은 계정에 있는 브랜드에서 쓸 수 있어요.</Trans>
    case 'network':
      return <Trans>AI 제안은 인터넷에 연결되면 쓸 수 있어요.</Trans>
    case 'used-up':
      return <Trans>오늘 쓸 수 있는 AI 제안을 모두 썼어요. 내일 다시 쓸 수 있어요.</Trans>
    case 'brand':
      return <AiSwitchedOff />
  }
}
