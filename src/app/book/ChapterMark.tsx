import { Trans } from '@lingui/react/macro'
import { use } from 'react'
import { afterFirstContentPaint } from '#engine/browser/first-content.ts'
import { useFromAnswers } from '#engine/documents/react/useFromAnswers.ts'
import { ChapterSlot } from '#kits/screen/chapter-slot.ts'
import type { Section } from '#model/workbook/sections.ts'
import { lazyComponent } from '#ui/lazy-component.tsx'
import { FillSquare } from '#ui/marks/FillSquare.tsx'
import { Seal } from '#ui/marks/Seal.tsx'
import { Row } from '#ui/Stack.tsx'
import styles from './ChapterMark.module.css'

const SealedOn = lazyComponent(() => import('./SealedOn.tsx'), {
  when: afterFirstContentPaint,
  Placeholder: () => <Trans>새겼어요</Trans>,
})

/** State of a chapter: stamped with its date, or percent done; and its approval. */
export function ChapterMark({ section }: { section: Section }) {
  const percent = useFromAnswers((answers) => section.percent(answers))
  const Slot = use(ChapterSlot)
  return (
    <div className={styles.marks}>
      <Row gap={2} align="center">
        <Progress section={section} percent={percent} />
      </Row>
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
