import { Trans } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { changeAi } from '#contract/brand.ts'
import { mayCall } from '#contract/may-call.ts'
import { useDocument } from '#engine/documents/react/useDocument.ts'
import { useBrandRole } from '#engine/store/useBrandRole.ts'
import { linkClass } from '#ui/controls/link-class.ts'
import { Note } from '#ui/Text.tsx'
import styles from '../Suggestions.module.css'
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
      return <Trans>AI 제안은 가입한 브랜드에서 쓸 수 있어요.</Trans>
    case 'network':
      return <Trans>AI 제안은 인터넷에 연결되면 쓸 수 있어요.</Trans>
    case 'used-up':
      return <Trans>오늘 쓸 수 있는 AI 제안을 모두 썼어요. 내일 다시 쓸 수 있어요.</Trans>
    case 'brand':
      return <NotAllowed />
  }
}

function NotAllowed() {
  const { brand } = useDocument()
  const role = useBrandRole(brand)
  if (!mayCall(changeAi, role))
    return <Trans>이 브랜드는 AI 제안을 켜지 않았어요. 소유자나 관리자가 팀 화면에서 켤 수 있어요.</Trans>
  return (
    <>
      <Trans>이 브랜드는 AI 제안을 켜지 않았어요.</Trans>{' '}
      <Link to="/brand/setting/team" hash="ai" className={linkClass}>
        <Trans>팀 화면에서 켜기</Trans>
      </Link>
    </>
  )
}
