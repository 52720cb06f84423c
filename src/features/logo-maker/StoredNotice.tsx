import { Trans } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { useEffect, useEffectEvent } from 'react'
import { useValue } from '#engine/documents/react/useValue.ts'
import { guide } from '#model/documents/guide.ts'
import { stepParams } from '#model/workbook/step-params.ts'
import { linkClass } from '#ui/controls/link-class.ts'
import { Banner } from '#ui/feedback/Banner.tsx'
import type { StoredLogo } from './useStoreAsLogo.ts'

interface Props {
  stored: StoredLogo
  /** What the logo looks like now, as in `stored`. */
  looks: string
  /** Called when the shown logo is no longer the stored one. */
  onOver: () => void
}

/** Where the stored logos can be seen; as long as the shown logo is the stored one, and that was not undone. */
export default function StoredNotice({ stored, looks, onOver }: Props) {
  const [primary] = useValue(guide.visual['logoJson.primary'])
  // Not compared with the stored reference, which changes once the file is uploaded.
  const isUndone = JSON.stringify(primary) === JSON.stringify(stored.before)
  const isOver = isUndone || looks !== stored.looks
  const over = useEffectEvent(onOver)
  useEffect(() => {
    if (isOver) over()
  }, [isOver])
  if (isOver) return null
  return (
    <Banner tone="info" look="box">
      <Trans>
        가로, 세로, 심볼, 흑백, 벡터 로고를 담았어요.{' '}
        <Link to="/brand/guide/visual" hash="brand-visual-logo" className={linkClass}>
          가이드에서 보기
        </Link>{' '}
        ·{' '}
        <Link to="/work-book/$" params={stepParams('visual/logo/primary')} className={linkClass}>
          워크북에서 보기
        </Link>
      </Trans>
    </Banner>
  )
}
