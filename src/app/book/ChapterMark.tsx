import { Trans } from '@lingui/react/macro'
import { use } from 'react'
import { afterFirstContentPaint } from '#device/browser/first-content.ts'
import { useAnswers } from '#device/documents/react/useAnswers.ts'
import { ChapterSlot } from '#device/screen/chapter-slot.ts'
import type { Section } from '#model/workbook/sections.ts'
import { lazyComponent } from '#ui/lazy-component.tsx'
import { FillSquare } from '#ui/marks/FillSquare.tsx'
import { Seal } from '#ui/marks/Seal.tsx'
import styles from './ChapterMark.module.css'

const SealedOn = lazyComponent(() => import('./SealedOn.tsx'), {
  when: afterFirstContentPaint,
  Placeholder: () => <Trans>새겼어요</Trans>,
})

/** State of a chapter: stamped with its date, or percent done; and its approval. */
export function ChapterMark({ section }: { section: Section }) {
  const percent = section.percent(useAnswers())
  const Slot = use(ChapterSlot)
  return (
    <div className={styles.marks}>
      <div className={styles.mark}>
        <Progress section={section} percent={percent} />
      </div>
      {Slot && <Slot section={section} />}
    </div>
  )
}

function Progress({ section, percent }: { section: Section; percent: number }) {
  if (percent === 100) {
    return (
      <>
        <Seal size={20} tiltKey={section.path} />
        <SealedOn section={section} />
      </>
    )
  }
  return (
    <>
      <FillSquare percent={percent} />
      {percent === 0 ? <Trans>시작 전</Trans> : <Trans>{percent}% · 새기기 전</Trans>}
    </>
  )
}
