import { Trans } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import ArrowRight from 'lucide-react/icons/arrow-right'
import BookOpen from 'lucide-react/icons/book-open'
import { useReadsOnly } from '#engine/documents/react/useReadsOnly.ts'
import { contentOf } from '#kits/words/content.ts'
import { nextStep } from '#model/workbook/next-step.ts'
import { strategySections } from '#model/workbook/sections.ts'
import { stepParams } from '#model/workbook/step-params.ts'
import { Button } from '#ui/controls/Button.tsx'
import { buttonClass } from '#ui/controls/button-class.ts'
import { Icon } from '#ui/Icon.tsx'
import { NextQuestion } from './NextQuestion.tsx'
import { useStrategyAnswers } from './useStrategyAnswers.ts'

interface Props {
  /** Whether the person may see the strategy. */
  hasStrategy: boolean
  onBook: () => void
}

/** Under the table of a finished guide: the next question of the strategy, or the book once that is finished too. */
export default function AfterGuide({ hasStrategy, onBook }: Props) {
  const words = contentOf('workbook')
  const answers = useStrategyAnswers()
  const isReader = useReadsOnly()
  const next = hasStrategy && answers && !isReader ? nextStep(answers, strategySections) : undefined
  const book = (look: 'ink' | 'line') => (
    <Button look={look} size="large" icon={<Icon of={BookOpen} />} aria-haspopup="dialog" onClick={onBook}>
      <Trans>브랜드 북 만들기</Trans>
    </Button>
  )
  if (next) {
    return (
      <NextQuestion
        note={
          <Trans>
            가이드를 모두 새겼어요. 다음은 브랜드 전략 · {words.sections[next.section]?.label},{' '}
            {words.steps[next.path]?.name}
          </Trans>
        }
        question={words.steps[next.path]?.title}
        actions={
          <>
            {book('line')}
            <Link
              to="/work-book/$"
              params={stepParams(next.path)}
              className={buttonClass({ look: 'ink', size: 'large' })}
            >
              <Trans>이어서 쓰기</Trans>
              <Icon of={ArrowRight} />
            </Link>
          </>
        }
      />
    )
  }
  const isAll = hasStrategy && answers !== null && !isReader
  return (
    <NextQuestion
      note={
        isAll ? (
          <Trans>가이드와 전략의 질문을 모두 마쳤어요</Trans>
        ) : (
          <Trans>가이드의 질문을 모두 마쳤어요</Trans>
        )
      }
      question={<Trans>이제 브랜드 북으로 만들어 건네 보세요</Trans>}
      actions={
        <>
          <Link to="/brand/guide/core" className={buttonClass({ size: 'large' })}>
            <Trans>가이드에서 보기</Trans>
          </Link>
          {book('ink')}
        </>
      }
    />
  )
}
