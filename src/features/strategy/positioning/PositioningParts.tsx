import { Trans } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import PenLine from 'lucide-react/icons/pen-line'
import Plus from 'lucide-react/icons/plus'
import type { ReactNode } from 'react'
import { useFromAnswers } from '#engine/documents/react/useFromAnswers.ts'
import { contentOf } from '#kits/words/content.ts'
import { strategy } from '#model/documents/strategy.ts'
import { textOf } from '#model/fields/answers.ts'
import type { Section } from '#model/workbook/sections.ts'
import { stepParams } from '#model/workbook/step-params.ts'
import { buttonClass } from '#ui/controls/button-class.ts'
import { Icon } from '#ui/Icon.tsx'
import { PositionStatement } from './lazy-statement.ts'
import { Market } from './Market.tsx'
import { AddPersona, PersonaCards } from './PersonaCards.tsx'
import styles from './PositioningParts.module.css'
import { positioningSections } from './positioning-sections.ts'

const { axisXLow, axisXHigh, axisYLow, axisYHigh } = strategy.positioning

interface Props {
  /** Progress and approval of a part. */
  mark: (section: Section) => ReactNode
  /** The editable map; `statement` is rendered below its numbers. */
  board: (statement: ReactNode) => ReactNode
}

/** Target, market and position of the brand. */
export default function PositioningParts({ mark, board }: Props) {
  return (
    <>
      {positioningSections.map((section) => (
        <Part key={section.path} section={section} mark={mark(section)}>
          {section.progress === 'brandPositioningPersona' && <PersonaCards />}
          {section.progress === 'brandPositioningMarket' && <Market />}
          {section.progress === 'brandPositioningPosition' && (
            <div className={styles.board}>{board(<PositionStatement />)}</div>
          )}
        </Part>
      ))}
    </>
  )
}

function Part({ section, mark, children }: { section: Section; mark: ReactNode; children: ReactNode }) {
  const words = contentOf('workbook').sections[section.path]
  return (
    <section id={section.guide.anchor} className={styles.part}>
      <div className={styles.head}>
        <h2>{words?.guideTitle}</h2>
        <div className={styles.mark}>{mark}</div>
        <div className={styles.end} data-print="none">
          <Action section={section} />
        </div>
      </div>
      {children}
    </section>
  )
}

function Action({ section }: { section: Section }) {
  const look = buttonClass({ size: 'small' })
  const hasAxes = useFromAnswers((answers) =>
    [axisXLow, axisXHigh, axisYLow, axisYHigh].some(({ path }) => textOf(answers, path) !== ''),
  )
  switch (section.progress) {
    case 'brandPositioningPersona':
      return <AddPersona className={look} />
    case 'brandPositioningMarket':
      return (
        <Link
          to="/work-book/$"
          params={stepParams('strategy/positioning/market/competitor')}
          className={look}
        >
          <Icon of={Plus} size="small" />
          <Trans>경쟁 브랜드 추가</Trans>
        </Link>
      )
    default:
      return (
        <Link to="/work-book/$" params={stepParams('strategy/positioning/position/map')} className={look}>
          <Icon of={PenLine} size="small" />
          {hasAxes ? <Trans>축 바꾸기</Trans> : <Trans>축 정하기</Trans>}
        </Link>
      )
  }
}
