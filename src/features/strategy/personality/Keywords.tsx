import { Trans } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { useAnswers } from '#engine/documents/react/useAnswers.ts'
import { strategy } from '#model/documents/strategy.ts'
import { itemsOf, textOf } from '#model/fields/answers.ts'
import { stepParams } from '#model/workbook/step-params.ts'
import { keywordRanks } from '#model/workbook/strategy-orders.ts'
import { EmptyPart } from '../texts/EmptyPart.tsx'
import styles from './Keywords.module.css'

const { keywords } = strategy.personality
const pick = 'strategy/personality/keyword/keywords'
const arrange = 'strategy/personality/keyword/complete'

/** The five keywords in their confirmed order; before there is one, in the order of the list. */
export function Keywords() {
  const answers = useAnswers()
  const ranked = keywordRanks.map(({ path }) => textOf(answers, path).trim())
  const chosen = itemsOf(answers, keywords.path)
    .slice(0, keywords.atMost)
    .flatMap(({ keyword }) => (typeof keyword === 'string' && keyword.trim() !== '' ? [keyword.trim()] : []))
  const isRanked = ranked.some((word) => word !== '')
  const words = isRanked ? ranked.filter((word) => word !== '') : chosen
  if (words.length === 0) {
    return (
      <EmptyPart step={pick} action={<Trans>단어 고르기</Trans>}>
        <Trans>사람들이 우리를 떠올릴 때 함께 떠오르면 하는 다섯 단어가 여기에 놓여요.</Trans>
      </EmptyPart>
    )
  }
  return (
    <div className={styles.keywords}>
      <ol className={styles.list} data-ranked={isRanked || undefined}>
        {words.map((word) => (
          <li key={word}>
            <Link to="/work-book/$" params={stepParams(isRanked ? arrange : pick)} className={styles.word}>
              {word}
            </Link>
          </li>
        ))}
      </ol>
      {!isRanked && (
        <p className={styles.note} data-print="none">
          <Link to="/work-book/$" params={stepParams(arrange)}>
            <Trans>아직 순서가 없어요. 무거운 것부터 놓아 주세요.</Trans>
          </Link>
        </p>
      )}
    </div>
  )
}
