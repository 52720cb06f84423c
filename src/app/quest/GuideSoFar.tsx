import { Trans } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import ArrowRight from 'lucide-react/icons/arrow-right'
import type { ReactNode } from 'react'
import { useAnswers } from '#engine/documents/react/useAnswers.ts'
import { GuideChapter } from '#features/guide/GuideChapter.tsx'
import StrategyPreview from '#features/strategy/StrategyPreview.tsx'
import { ActionButton } from '#kits/actions/ActionButton.tsx'
import { nextStep } from '#model/workbook/next-step.ts'
import { sectionOf } from '#model/workbook/sections.ts'
import { stepParams } from '#model/workbook/step-params.ts'
import { buttonClass } from '#ui/controls/button-class.ts'
import { Icon } from '#ui/Icon.tsx'
import { Row, Stack } from '#ui/Stack.tsx'
import { doneHere, downloadBook } from '../guide-actions/guide-actions.ts'
import { prepareBook } from '../guide-actions/prepare-book.ts'
import styles from './QuestResult.module.css'

const book = doneHere(downloadBook)
const keywordStep = 'strategy/personality/keyword/complete'
const keywordSection = 'strategy/personality/keyword'

interface Props {
  /** Writing on is the one way on where the brand has begun with its logo. */
  isBegun: boolean
  onLeave: () => void
  /** The button that sends the picture of the brand. */
  send: ReactNode
}

/** What the answers have filled in the guide, from the same parts as its pages, and the ways on from there. */
export function GuideSoFar({ isBegun, onLeave, send }: Props) {
  const answers = useAnswers()
  const isStamped = sectionOf(keywordSection)?.percent(answers) === 100
  const open = nextStep(answers)
  return (
    <section className={styles.guide} aria-labelledby="quest-guide">
      <Stack gap={3}>
        <h2 id="quest-guide">
          <Trans>브랜드 가이드가 시작됐어요</Trans>
        </h2>
        <p>
          {isStamped ? (
            <Trans>키워드 섹션이 벌써 새겨졌어요. 나머지도 쓰는 대로 채워져요.</Trans>
          ) : (
            <Trans>지금까지의 답이 가이드에 담겼어요. 나머지도 쓰는 대로 채워져요.</Trans>
          )}
        </p>
        <Row gap={2} isWrapped>
          {open && (
            <Link
              to="/work-book/$"
              params={stepParams(open.path)}
              className={buttonClass({ look: isBegun ? 'ink' : 'line' })}
              onClick={onLeave}
            >
              <Trans>이어서 쓰기</Trans>
              <Icon of={ArrowRight} />
            </Link>
          )}
          <ActionButton action={book} onPointerDown={prepareBook} />
          {send}
        </Row>
      </Stack>
      <div className={styles.sheets}>
        <StrategyPreview step={keywordStep} />
        <GuideChapter section="info/brand-profile" />
      </div>
    </section>
  )
}
