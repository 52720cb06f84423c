import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import ChevronUp from 'lucide-react/icons/chevron-up'
import { type ReactNode, useRef, useState } from 'react'
import { useFromAnswers } from '#engine/documents/react/useFromAnswers.ts'
import { contentOf } from '#kits/words/content.ts'
import type { Section } from '#model/workbook/sections.ts'
import type { Step } from '#model/workbook/steps.ts'
import { buttonClass } from '#ui/controls/button-class.ts'
import { Icon } from '#ui/Icon.tsx'
import { Dialog } from '#ui/overlays/Dialog.tsx'
import { guidePageOf } from '../sections/guide-page.ts'
import styles from './PreviewBar.module.css'
import { useAboveKeyboard } from './useAboveKeyboard.ts'
import { useLastLine } from './useLastLine.ts'

interface Props {
  section: Section
  step: Step
  /** Label of the link to the page. */
  read: string
  /** The preview. */
  children: ReactNode
}

/** A bar at the bottom of a phone with the line that is being written; a press opens the whole preview as a sheet. */
export function PreviewBar({ section, step, read, children }: Props) {
  const { t } = useLingui()
  const [isOpen, setIsOpen] = useState(false)
  const bar = useRef<HTMLButtonElement>(null)
  const line = useLastLine(step)
  const isAnswered = useFromAnswers((answers) => step.isAnswered(answers))
  useAboveKeyboard(bar)
  const page = guidePageOf(section)
  const title = section.group === 'strategy' ? t`전략 미리보기` : t`가이드 미리보기`
  return (
    <>
      <button
        ref={bar}
        type="button"
        className={styles.bar}
        aria-haspopup="dialog"
        onClick={() => setIsOpen(true)}
      >
        <span className={styles.name}>
          <b>{contentOf('workbook').sections[section.path]?.guideTitle}</b>
          <Trans>미리보기</Trans>
        </span>
        {line === '' ? (
          <span className={styles.note}>
            {isAnswered ? <Trans>답이 담겼어요</Trans> : <Trans>쓰는 대로 담겨요</Trans>}
          </span>
        ) : (
          <span className={styles.line} data-line>
            <span>{line}</span>
          </span>
        )}
        <Icon of={ChevronUp} size="small" />
      </button>
      <Dialog
        isOpen={isOpen}
        onClose={() => setIsOpen(false)}
        title={title}
        closeLabel={t`닫기`}
        actions={
          page && (
            <Link {...page} className={buttonClass({ look: 'line' })}>
              {read}
            </Link>
          )
        }
      >
        <div className={styles.sheet}>{children}</div>
      </Dialog>
    </>
  )
}
