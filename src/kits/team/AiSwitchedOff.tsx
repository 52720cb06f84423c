import { Trans } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { changeAi } from '#contract/ai.ts'
import { mayCall } from '#contract/may-call.ts'
import { useDocument } from '#engine/documents/react/useDocument.ts'
import { useBrandRole } from '#engine/store/useBrandRole.ts'
import { linkClass } from '#ui/controls/link-class.ts'

/** That the open brand does not let its texts be sent to a model, and where owners and admins change that. */
export function AiSwitchedOff() {
  const { brand } = useDocument()
  const role = useBrandRole(brand)
  if (!mayCall(changeAi, role))
    return <Trans>이 브랜드에서는 AI 제안이 꺼져 있어요. 소유자나 관리자가 팀 화면에서 켤 수 있어요.</Trans>
  return (
    <>
      <Trans>이 브랜드에서는 AI 제안이 꺼져 있어요.</Trans>{' '}
      <Link to="/brand/setting/team" hash="ai" className={linkClass}>
        <Trans>팀 화면에서 켜기</Trans>
      </Link>
    </>
  )
}
