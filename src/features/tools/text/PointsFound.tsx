import { Trans, useLingui } from '@lingui/react/macro'
import { readReview } from '#model/reviews/read-review.ts'
import { Text } from '#ui/Text.tsx'
import { toolTexts } from '../sentences/load-tool-texts.ts'
import { PointMark } from './PointMark.tsx'
import styles from './TextTool.module.css'

/** What of a review can be answered, with the numbers that stand in the answer. */
export function PointsFound({ said }: { said: string }) {
  const { t } = useLingui()
  if (said.trim() === '') return null
  const points = readReview(said, [], toolTexts().reviews)
  if (points.length === 0)
    return (
      <Text tone="soft" size="small" className={styles.noPoints}>
        <Trans>답할 말을 찾지 못했어요. 별점에 맞춰 두루 답해요.</Trans>
      </Text>
    )
  return (
    <ol className={styles.points} aria-label={t`손님 말에서 찾은 것`}>
      {points.map(({ start, end, number }) => (
        <li key={start}>
          <PointMark number={number} />
          {said.slice(start, end)}
        </li>
      ))}
    </ol>
  )
}
