import { Trans } from '@lingui/react/macro'
import type { Section } from '#model/workbook/sections.ts'
import { FillSquare } from '#ui/marks/FillSquare.tsx'
import { Seal } from '#ui/marks/Seal.tsx'

/** Whether a part is sealed, or how far it is. */
export function SectionMark({ section, percent }: { section: Section; percent: number }) {
  if (percent === 100) {
    return (
      <>
        <Seal size={20} tiltKey={section.path} />
        <Trans>새겼어요</Trans>
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
