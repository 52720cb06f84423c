import { Trans, useLingui } from '@lingui/react/macro'
import BookOpen from 'lucide-react/icons/book-open'
import Copy from 'lucide-react/icons/copy'
import { useState } from 'react'
import { useAnswers } from '#engine/documents/react/useAnswers.ts'
import { Button } from '#ui/controls/Button.tsx'
import { Icon } from '#ui/Icon.tsx'
import { copyText } from '#ui/overlays/copy-text.ts'
import { composeDraft } from './drafts.ts'
import { MissingAnswers, NeededAnswers } from './NeededAnswers.tsx'
import styles from './StoryDraft.module.css'
import { SuggestionCard } from './SuggestionCard.tsx'

/** The answers joined to one story, to read and copy; not stored. */
export default function StoryDraft() {
  const { t } = useLingui()
  const [turn, setTurn] = useState(0)
  const answers = useAnswers()
  const made = composeDraft('story', answers)
  const frame = {
    title: <Trans>이어 읽는 이야기</Trans>,
    label: t`이어 읽는 이야기`,
    icon: <Icon of={BookOpen} />,
  }
  const variants = made.ok ? made.variants : (made.beginnings ?? [])
  const count = variants.length
  const index = turn % Math.max(1, count)
  const number = index + 1
  const text = variants[index] ?? ''
  const copy = () =>
    copyText(text, t`이야기를 복사했어요`, t`복사하지 못했어요. 글을 골라 직접 복사해 주세요.`)
  return (
    <SuggestionCard
      {...frame}
      note={count > 1 ? t`${count}개 중 ${number}번째` : undefined}
      actions={
        text === '' ? undefined : (
          <>
            <Button size="small" icon={<Icon of={Copy} size="small" />} onClick={() => void copy()}>
              <Trans>복사</Trans>
            </Button>
            {count > 1 && (
              <Button size="small" look="quiet" onClick={() => setTurn(turn + 1)}>
                <Trans>다른 문장 보기</Trans>
              </Button>
            )}
          </>
        )
      }
    >
      {text !== '' && <p className={styles.story}>{text}</p>}
      {made.ok && <MissingAnswers fields={made.missing} />}
      <NeededAnswers needs={made.ok ? [] : made.needs} />
    </SuggestionCard>
  )
}
