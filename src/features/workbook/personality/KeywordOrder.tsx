import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import Check from 'lucide-react/icons/check'
import { useAnswers } from '#engine/documents/react/useAnswers.ts'
import { useDocumentView } from '#engine/documents/react/useDocument.ts'
import { useList } from '#engine/documents/react/useList.ts'
import { useWatched } from '#engine/watch/useWatched.ts'
import { keywordWord } from '#kits/words/keyword-word.ts'
import { strategy } from '#model/documents/strategy.ts'
import { textOf } from '#model/fields/answers.ts'
import { stepParams } from '#model/workbook/step-params.ts'
import { keywordRanks } from '#model/workbook/strategy-orders.ts'
import { Button } from '#ui/controls/Button.tsx'
import { buttonClass } from '#ui/controls/button-class.ts'
import { DraggableList } from '#ui/controls/DraggableList.tsx'
import { Icon } from '#ui/Icon.tsx'
import { showToast } from '#ui/overlays/toasts.ts'
import { Stack } from '#ui/Stack.tsx'
import { Text } from '#ui/Text.tsx'
import type { QuestionProps } from '../answers/question-props.ts'
import { useProblem } from '../answers/useProblem.ts'
import { useReadOnlyReason } from '../answers/useReadOnlyReason.ts'
import styles from './KeywordOrder.module.css'
import { findRepeated, orderStateOf } from './keyword-rules.ts'

const field = strategy.personality.keywords

/**
 * The five keywords in order of importance. Reordering moves them in their list, so an unconfirmed order is
 * stored and synced too; confirming copies it to the five ranked fields.
 */
export default function KeywordOrder({ words }: QuestionProps) {
  const { t } = useLingui()
  const answers = useAnswers()
  const { items, move } = useList(field)
  const { document, isReadOnly } = useDocumentView('strategy')
  const phase = useWatched(document.phase)
  const lock = useReadOnlyReason()
  const problem = useProblem(keywordRanks[0].path)
  const isBlocked = lock !== null || isReadOnly || phase !== 'ready'
  const ranked = keywordRanks.map(({ path }) => textOf(answers, path) || null)
  const chosen = items.map(({ keyword }) => keyword)
  const count = items.length
  const atMost = field.atMost
  const state = orderStateOf(chosen, ranked)

  if (count !== atMost || findRepeated(items).size > 0) {
    const left = atMost - count
    const surplus = count - atMost
    return (
      <div className={styles.none}>
        <p>
          {left > 0 ? (
            <Trans>
              먼저 단어를 {left}개 더 골라 주세요. 지금은 {atMost}개 중 {count}개예요.
            </Trans>
          ) : surplus > 0 ? (
            <Trans>
              함께 고르다 보니 단어가 {atMost}개를 넘었어요. {surplus}개를 빼면 순서를 정할 수 있어요.
            </Trans>
          ) : (
            <Trans>같은 단어가 두 번 들어 있어요. 하나를 바꾸면 순서를 정할 수 있어요.</Trans>
          )}
        </p>
        <Link
          to="/work-book/$"
          params={stepParams('strategy/personality/keyword/keywords')}
          className={buttonClass()}
        >
          <Trans>단어 고르기</Trans>
        </Link>
      </div>
    )
  }

  const gone = ranked.filter((word) => word !== null && !chosen.includes(word))
  const goneWords = gone.join(', ')
  function confirm(): void {
    if (isBlocked) return
    document.edit((doc) => {
      for (const [index, rank] of keywordRanks.entries()) rank.write(doc, chosen[index] ?? null)
    })
    showToast({
      tone: 'success',
      text: t`순서를 정했어요`,
      action: { label: t`실행 취소`, onPress: document.undo },
    })
  }
  return (
    <Stack gap={4} data-field={keywordRanks[0].path}>
      <DraggableList
        label={t`다섯 단어, 중요한 것부터`}
        items={items}
        getKey={({ key }) => key}
        isDisabled={isBlocked}
        onMove={(from, to) => {
          const item = items[from]
          if (item) move(item.key, to)
        }}
        words={{
          handle: (item) => t`${keywordWord(item)} 순서 바꾸기`,
          up: (item) => t`${keywordWord(item)} 위로`,
          down: (item) => t`${keywordWord(item)} 아래로`,
          moved: (item, position, all) => t`${keywordWord(item)}: ${all}개 중 ${position}번째`,
        }}
        renderItem={(item, index) => (
          <span className={styles.row}>
            <span className={styles.rank}>{words.labels[keywordRanks[index]?.path ?? ''] ?? index + 1}</span>
            <span className={styles.word}>{keywordWord(item)}</span>
          </span>
        )}
      />
      <div className={styles.foot}>
        <p className={styles.state} role="status">
          {state === 'confirmed' && (
            <>
              <Icon of={Check} size="small" />
              <Trans>이 순서로 정했어요.</Trans>
            </>
          )}
          {state === 'open' && <Trans>고른 순서대로 놓여 있어요. 옮긴 뒤에 순서를 정해 주세요.</Trans>}
          {state === 'moved' && <Trans>정해 둔 순서와 달라요. 이대로 좋으면 다시 정해 주세요.</Trans>}
          {state === 'changed' &&
            (goneWords === '' ? (
              <Trans>순서를 정한 뒤에 단어가 바뀌었어요. 다시 정해 주세요.</Trans>
            ) : (
              <Trans>순서를 정한 뒤에 단어가 바뀌었어요. 빠진 단어: {goneWords}</Trans>
            ))}
        </p>
        {state !== 'confirmed' && (
          <Button look="line" onClick={confirm} disabledReason={lock ?? undefined}>
            <Trans>이 순서로 정하기</Trans>
          </Button>
        )}
      </div>
      {problem !== null && (
        <Text tone="danger" size="small">
          {problem}
        </Text>
      )}
    </Stack>
  )
}
