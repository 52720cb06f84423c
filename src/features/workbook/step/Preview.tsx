import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import ExternalLink from 'lucide-react/icons/external-link'
import type { ReactNode } from 'react'
import type { Section } from '#model/workbook/sections.ts'
import type { Step } from '#model/workbook/steps.ts'
import { buttonClass } from '#ui/controls/button-class.ts'
import { Icon } from '#ui/Icon.tsx'
import { phone } from '#ui/media-queries.ts'
import { useMedia } from '#ui/useMedia.ts'
import { guidePageOf } from '../sections/guide-page.ts'
import styles from './Preview.module.css'
import { PreviewBar } from './PreviewBar.tsx'

interface Props {
  section: Section
  step: Step
  children: ReactNode
}

/** Live preview of the page that is being written; on phones a bar with its last line, which opens it as a sheet. */
export default function Preview({ section, step, children }: Props) {
  const { t } = useLingui()
  const isPhone = useMedia(phone)
  const page = guidePageOf(section)
  const isStrategy = section.group === 'strategy'
  const read = isStrategy ? t`전략에서 보기` : t`가이드에서 보기`
  if (isPhone) {
    return (
      <PreviewBar section={section} step={step} read={read}>
        {children}
      </PreviewBar>
    )
  }
  return (
    <>
      <div className={styles.head}>
        <span>
          {isStrategy ? (
            <Trans>전략 미리보기 · 쓰는 대로 담겨요</Trans>
          ) : (
            <Trans>가이드 미리보기 · 쓰는 대로 담겨요</Trans>
          )}
        </span>
        {page && (
          <Link
            {...page}
            className={buttonClass({ look: 'quiet', size: 'small', hangs: 'end' })}
            title={read}
          >
            <Icon of={ExternalLink} size="small" />
            {read}
          </Link>
        )}
      </div>
      {children}
    </>
  )
}
