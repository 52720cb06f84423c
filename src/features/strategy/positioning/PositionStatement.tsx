import { Trans } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { useAnswers } from '#engine/documents/react/useAnswers.ts'
import { pageLanguage } from '#engine/words/page-language.ts'
import { contentOf } from '#kits/words/content.ts'
import { labelOf } from '#kits/words/labels.ts'
import { composePositioning } from '#model/composition/positioning.ts'
import { guide } from '#model/documents/guide.ts'
import { strategy } from '#model/documents/strategy.ts'
import { textOf } from '#model/fields/answers.ts'
import { stepParams } from '#model/workbook/step-params.ts'
import { EmptyPart } from '../texts/EmptyPart.tsx'
import { LinkedText } from '../texts/LinkedText.tsx'
import styles from './PositionStatement.module.css'
import { splitAround } from './split-around.ts'

const { positioning } = strategy
const { positioningStrategy } = positioning
const step = 'strategy/positioning/position/strategy'

/** The position in one sentence with its answers highlighted, and the strategy that follows from it. */
export default function PositionStatement() {
  const answers = useAnswers()
  const read = ({ path }: { path: string }) => textOf(answers, path).trim() || null
  const blanks = {
    target: read(positioning.target),
    service: read(positioning.service),
    competitor: read(positioning.competitor),
    benefit: read(positioning.benefit),
  }
  const sentence = composePositioning(
    { ...blanks, brandName: read(positioning.brandName), brand: read(guide.info.name) },
    pageLanguage(),
    contentOf('drafts-strategy'),
  )
  const written = textOf(answers, positioningStrategy.path).trim()
  const strategyText = written.startsWith(sentence) ? written.slice(sentence.length).trim() : written
  if (sentence === '' && written === '') {
    return (
      <EmptyPart step={step} action={<Trans>다섯 칸 채우기</Trans>}>
        <Trans>누구에게 무엇을 약속하는지 한 문장으로 모여요.</Trans>
      </EmptyPart>
    )
  }
  return (
    <div className={styles.statement}>
      {sentence !== '' && (
        <p className={styles.sentence}>
          <Link to="/work-book/$" params={stepParams(step)} hash={positioning.target.path}>
            {splitAround(
              sentence,
              Object.values(blanks).filter((text) => text !== null),
            ).map(({ text, isAnswer, at }) => (isAnswer ? <b key={at}>{text}</b> : text))}
          </Link>
        </p>
      )}
      {(strategyText !== '' || written === '') && (
        <p className={styles.text}>
          <LinkedText
            text={strategyText}
            label={labelOf(positioningStrategy.path)}
            step={step}
            field={positioningStrategy.path}
          />
        </p>
      )}
    </div>
  )
}
