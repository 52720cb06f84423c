import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import ArrowRight from 'lucide-react/icons/arrow-right'
import { shortDay } from '#engine/words/short-day.ts'
import { contentOf } from '#kits/words/content.ts'
import { finishedDayOf } from '#model/workbook/finished-day.ts'
import type { Section } from '#model/workbook/sections.ts'
import { buttonClass } from '#ui/controls/button-class.ts'
import { Icon } from '#ui/Icon.tsx'
import { Seal } from '#ui/marks/Seal.tsx'
import { Dialog } from '#ui/overlays/Dialog.tsx'
import { guidePageOf } from '../sections/guide-page.ts'
import { SectionLink } from '../sections/StepLink.tsx'
import { nextUnfinished } from '../sections/step-position.ts'
import { useEveryAnswer } from '../sections/useEveryAnswer.ts'
import styles from './SectionDone.module.css'

interface Props {
  section: Section
  /** It was finished just now: the seal is animated. */
  isFresh: boolean
  onClose: () => void
}

/** Dialog for a finished section: the seal and links to what comes next. */
export default function SectionDone({ section, isFresh, onClose }: Props) {
  const { t } = useLingui()
  const { answers } = useEveryAnswer()
  const isStrategy = section.group === 'strategy'
  const { sections } = contentOf('workbook')
  const finishedOn = finishedDayOf(section, answers)
  const next = nextUnfinished(section.path, answers)
  const page = guidePageOf(section)
  const title = sections[section.path]?.guideTitle
  const nextLabel = next ? sections[next.path]?.label : undefined
  return (
    <Dialog
      isOpen
      size="sm"
      onClose={onClose}
      closeLabel={t`닫기`}
      title={<Trans>빈칸 없이 모두 채웠어요</Trans>}
      actions={
        <>
          {page && (
            <Link {...page} className={buttonClass({ look: next ? 'line' : 'ink' })}>
              {isStrategy ? <Trans>전략에서 보기</Trans> : <Trans>가이드에서 보기</Trans>}
            </Link>
          )}
          {next && (
            <SectionLink section={next.path} className={buttonClass({ look: 'ink' })}>
              <Trans>다음 섹션: {nextLabel}</Trans>
              <Icon of={ArrowRight} />
            </SectionLink>
          )}
        </>
      }
    >
      <div className={styles.done}>
        <Seal size={104} tiltKey={section.path} isFresh={isFresh} label={t`새김 도장`} />
        <p className={styles.name}>{title}</p>
        {finishedOn !== null && (
          <time className={styles.note} dateTime={finishedOn}>
            {shortDay(finishedOn)}
          </time>
        )}
        <p className={styles.note}>
          {next ? (
            isStrategy ? (
              <Trans>전략에 새겨 두었어요. 언제든 다시 고칠 수 있어요.</Trans>
            ) : (
              <Trans>가이드에 새겨 두었어요. 언제든 다시 고칠 수 있어요.</Trans>
            )
          ) : (
            <Trans>모든 섹션을 마쳤어요. 언제든 다시 고칠 수 있어요.</Trans>
          )}
        </p>
      </div>
    </Dialog>
  )
}
