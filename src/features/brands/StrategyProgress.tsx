import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { useReadsOnly } from '#engine/documents/react/useReadsOnly.ts'
import { contentOf } from '#kits/words/content.ts'
import { nextStep } from '#model/workbook/next-step.ts'
import { strategySections } from '#model/workbook/sections.ts'
import { stepParams } from '#model/workbook/step-params.ts'
import { buttonClass } from '#ui/controls/button-class.ts'
import { SectionHead } from '#ui/layout/Page.tsx'
import { StampTable } from '#ui/paper/StampTable.tsx'
import { Text } from '#ui/Text.tsx'
import styles from './StrategyProgress.module.css'
import { useStampSquare } from './useStampSquare.tsx'
import { useStrategyAnswers } from './useStrategyAnswers.ts'

/** The two chapters of the strategy. */
const chapters = ['strategy/personality', 'strategy/positioning']

interface Props {
  /** Whether the page already leads on to the strategy: then its next question is not repeated. */
  isNext: boolean
}

/** The six sections of the strategy with their seals, and its next question. */
export default function StrategyProgress({ isNext }: Props) {
  const { t } = useLingui()
  const isReader = useReadsOnly()
  const answers = useStrategyAnswers()
  const words = contentOf('workbook')
  const next = answers ? nextStep(answers, strategySections) : undefined
  const squareOf = useStampSquare(answers ?? {}, isNext ? next?.section : undefined)
  const done = strategySections.filter((section) => answers && section.percent(answers) === 100).length
  const isStarted = strategySections.some((section) => answers && section.percent(answers) > 0)
  return (
    <section className={styles.strategy}>
      <SectionHead
        title={<Trans>브랜드 전략</Trans>}
        end={answers ? `${done}/${strategySections.length}` : undefined}
      />
      {answers ? (
        <StampTable
          label={t`브랜드 전략 진행`}
          blank={t`(인)`}
          headingAs="h3"
          isSmall
          groups={chapters.map((key) => {
            const ofChapter = strategySections.filter(({ path }) => path.startsWith(`${key}/`))
            const ended = ofChapter.filter((section) => section.percent(answers) === 100).length
            const name = words.sections[ofChapter[0]?.path ?? '']?.depth2 ?? key
            const sections = ofChapter.map((section) => squareOf(section))
            return { key, name, count: `${ended}/${ofChapter.length}`, sections }
          })}
        >
          {next && !isNext && !isReader && (
            <p className={styles.next}>
              <span>
                {words.sections[next.section]?.label} · <b>{words.steps[next.path]?.title}</b>
              </span>
              <Link to="/work-book/$" params={stepParams(next.path)} className={buttonClass()}>
                {isStarted ? <Trans>전략 이어서 쓰기</Trans> : <Trans>전략 쓰기 시작하기</Trans>}
              </Link>
            </p>
          )}
        </StampTable>
      ) : (
        <Text tone="soft">
          <Trans>전략은 아직 이 기기에 없어요. 인터넷에 연결되면 여기에 보여요.</Trans>
        </Text>
      )}
    </section>
  )
}
