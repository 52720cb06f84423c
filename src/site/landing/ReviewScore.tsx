import { Plural, Trans } from '@lingui/react/macro'
import Star from 'lucide-react/icons/star'
import { dateWords } from '#model/time/date-words.ts'
import { Icon } from '#ui/Icon.tsx'
import { Text } from '#ui/Text.tsx'
import type { Campaign } from '../event/campaign-facts.ts'
import { useSite } from '../page/site-context.ts'
import styles from './ReviewScore.module.css'

/** The score that the operator has counted, with how many gave it and when; nothing where there is none. */
export function ReviewScore({ review }: { review: Campaign['review'] }) {
  const { language } = useSite()
  if (!review) return null
  const score = new Intl.NumberFormat(language, { minimumFractionDigits: 2 }).format(review.score)
  const day = dateWords(language, review.countedOn, 'longDay', 'UTC')
  return (
    <p className={styles.review} data-part="review">
      <Icon of={Star} />
      <b>
        <Trans>{score} / 5</Trans>
      </b>
      <Text as="span" tone="soft" size="small">
        <Plural value={review.count} other="디자인 지원을 받은 가게 #곳의 후기" /> · {day}
      </Text>
    </p>
  )
}
