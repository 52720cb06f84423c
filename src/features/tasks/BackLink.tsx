import { Trans } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import ArrowLeft from 'lucide-react/icons/arrow-left'
import { backLinkClass } from '#ui/controls/link-class.ts'
import { Icon } from '#ui/Icon.tsx'

/** The way back to the list, above a task and a request. */
export function BackLink() {
  return (
    <Link to="/brand/setting/worker" className={backLinkClass}>
      <Icon of={ArrowLeft} size="small" />
      <Trans>작업 목록</Trans>
    </Link>
  )
}
