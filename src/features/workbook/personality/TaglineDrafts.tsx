import { Trans } from '@lingui/react/macro'
import { useId } from 'react'
import { useFromAnswers } from '#engine/documents/react/useFromAnswers.ts'
import { draftTaglines } from '#kits/words/draft-taglines.ts'
import type { DraftTagline } from '#model/composition/taglines.ts'
import { Text } from '#ui/Text.tsx'
import { LineList, type OfferedLine } from './LineList.tsx'
import styles from './Taglines.module.css'

interface Props {
  isLocked: boolean
  /** Whether a draft can be taken, and what is said after it. */
  offer: (draft: DraftTagline) => Pick<OfferedLine, 'state' | 'said'>
  onTake: (draft: DraftTagline) => void
}

/**
 * Taglines made of the answers, the same as at the end of the first questions. Nothing is written before one is taken.
 * Lazy, because it needs the code that composes them.
 */
export default function TaglineDrafts({ isLocked, offer, onTake }: Props) {
  const heading = useId()
  const drafts = useFromAnswers(draftTaglines)
  if (drafts.length === 0) return null
  return (
    <section className={styles.drafts} aria-labelledby={heading}>
      <h2 id={heading} className={styles.heading}>
        <Trans>답으로 지은 문장</Trans>
      </h2>
      <Text tone="soft" size="small">
        <Trans>지금까지 적은 답으로 지었어요. 누르면 아래 칸에 들어가요.</Trans>
      </Text>
      <LineList
        isLocked={isLocked}
        lines={drafts.map((draft) => ({ key: draft.angle, text: draft.text, ...offer(draft) }))}
        onTake={({ key }) => {
          const draft = drafts.find(({ angle }) => angle === key)
          if (draft) onTake(draft)
        }}
      />
    </section>
  )
}
