import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { afterFirstContentPaint } from '#engine/browser/first-content.ts'
import { useDocument } from '#engine/documents/react/useDocument.ts'
import { useList } from '#engine/documents/react/useList.ts'
import { contentOf, optionWord } from '#kits/words/content.ts'
import { guide } from '#model/documents/guide.ts'
import { coreValueKeywords } from '#model/options/core-value.ts'
import { FixedList } from '#ui/controls/FixedList.tsx'
import { ToggleChip } from '#ui/controls/ToggleChip.tsx'
import { ToggleChips } from '#ui/controls/ToggleChips.tsx'
import { lazyComponent } from '#ui/lazy-component.tsx'
import { showToast } from '#ui/overlays/toasts.ts'
import { Stack } from '#ui/Stack.tsx'
import { Text } from '#ui/Text.tsx'
import type { QuestionProps } from '../answers/question-props.ts'
import { useProblem } from '../answers/useProblem.ts'
import { useReadOnlyReason } from '../answers/useReadOnlyReason.ts'
import type { ChosenValuesProps } from './ChosenValues.tsx'
import styles from './ValuePicker.module.css'
import { adviceFor, type ChosenValue, findChosen, recommended, tidyKeyword } from './value-rules.ts'

// The chips are part of the first content; these parts load later into reserved space.
const SuggestedValues = lazyComponent(() => import('./SuggestedValues.tsx'), { when: afterFirstContentPaint })
const OwnKeyword = lazyComponent(() => import('./OwnKeyword.tsx'), { when: afterFirstContentPaint })
const ChosenValues = lazyComponent(() => import('./ChosenValues.tsx'), {
  when: afterFirstContentPaint,
  Placeholder: ReadValues,
})

const field = guide.core.values

/** Chooses the core values in order of importance, from the list or own words. */
export default function ValuePicker({ words }: QuestionProps) {
  const { t } = useLingui()
  const { items, add, move, remove, isFull } = useList(field)
  const { undo, isEditable } = useDocument()
  const lock = useReadOnlyReason()
  const problem = useProblem(field.path)
  const keywordWords = contentOf('options').coreValueKeyword ?? {}
  const all = coreValueKeywords.map((key) => keywordWords[key] ?? key)
  const atMost = field.atMost
  const isBlocked = lock !== null || !isEditable

  function toggle(word: string, isOn: boolean): void {
    if (isBlocked) return
    const chosen = findChosen(items, word)
    if (!isOn && chosen) drop(chosen.key, word)
    if (!isOn || chosen) return
    if (isFull()) showToast({ tone: 'info', text: t`${atMost}개까지 고를 수 있어요` })
    else add({ keyword: tidyKeyword(word) })
  }
  function drop(key: string, word: string): void {
    remove(key)
    showToast({
      tone: 'success',
      text: t`뺐어요: ${word}`,
      action: { label: t`실행 취소`, onPress: undo },
    })
  }
  const wordOf = ({ keyword }: ChosenValue) =>
    keyword === null ? t`이름 없는 가치` : optionWord('coreValueKeyword', keyword)
  const chips = (list: readonly string[]) =>
    list.map((word) => (
      <ToggleChip
        key={word}
        isOn={findChosen(items, word) !== undefined}
        onToggle={(isOn) => toggle(word, isOn)}
        aria-disabled={isBlocked || undefined}
      >
        {word}
      </ToggleChip>
    ))

  return (
    <Stack gap={6}>
      <section className={styles.part}>
        <h2 className={styles.heading}>
          <Trans>지금까지의 답에서 떠오른 가치</Trans>
        </h2>
        <div className={styles.suggested}>
          <SuggestedValues label={t`지금까지의 답에서 떠오른 가치`} renderChips={chips} />
        </div>
      </section>
      <section className={styles.part}>
        <h2 className={styles.heading}>
          <Trans>모든 가치</Trans>
        </h2>
        <ToggleChips label={t`모든 가치`}>{chips(all)}</ToggleChips>
        {lock === null ? (
          <div className={styles.own}>
            <OwnKeyword
              items={items}
              atMost={atMost}
              isReading={!isEditable}
              onAdd={(keyword) => add({ keyword }) !== null}
            />
          </div>
        ) : (
          <Text tone="soft" size="small">
            {lock}
          </Text>
        )}
      </section>
      <section className={styles.part}>
        <h2 className={styles.heading}>
          <Trans>고른 가치</Trans>
          <span className={styles.count} role="status">
            <Plural value={items.length} other="#개" />
          </span>
        </h2>
        <Advice count={items.length} atMost={atMost} placeholder={words.placeholder} />
        <ChosenValues
          label={t`고른 가치, 중요한 것부터`}
          items={items}
          wordOf={wordOf}
          atMost={atMost}
          isBlocked={isBlocked}
          onMove={move}
          onDrop={(item) => drop(item.key, wordOf(item))}
        />
        {problem !== null && (
          <Text tone="danger" size="small">
            {problem}
          </Text>
        )}
      </section>
    </Stack>
  )
}

function Advice({ count, atMost, placeholder }: { count: number; atMost: number; placeholder: string }) {
  const { atLeast, atMost: easy } = recommended
  if (count > atMost) {
    return (
      <Text tone="soft" size="small">
        <Trans>
          함께 고르다 보니 {atMost}개를 넘었어요. 지워지지는 않지만 초과로 표시된 것은 서버에 저장되지 않아요.
        </Trans>
      </Text>
    )
  }
  switch (adviceFor(count)) {
    case 'none':
      return (
        <Text tone="soft" size="small">
          {placeholder}
        </Text>
      )
    case 'few':
      return (
        <Text tone="soft" size="small">
          <Trans>
            {atLeast}개에서 {easy}개를 권해요.
          </Trans>
        </Text>
      )
    case 'many':
      return (
        <Text tone="soft" size="small">
          <Trans>{easy}개가 넘으면 결정할 때 떠올리기 어려워요. 꼭 지킬 것을 위로 올려 주세요.</Trans>
        </Text>
      )
    default:
      return null
  }
}

/** The chosen values read-only, before ChosenValues is loaded. */
function ReadValues({ label, items, wordOf }: ChosenValuesProps) {
  return (
    <FixedList
      label={label}
      items={items}
      getKey={({ key }) => key}
      renderItem={(item, index) => (
        <span className={styles.row}>
          <span className={styles.number}>{index + 1}</span>
          <span className={styles.word}>{wordOf(item)}</span>
        </span>
      )}
    />
  )
}
