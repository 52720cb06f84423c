import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { useAnswers } from '#engine/documents/react/useAnswers.ts'
import { useTextBinding } from '#engine/documents/react/useTextBinding.ts'
import { strategy } from '#model/documents/strategy.ts'
import { textOf } from '#model/fields/answers.ts'
import { stepParams } from '#model/workbook/step-params.ts'
import { taglineAngles } from '#model/workbook/strategy-orders.ts'
import { buttonClass } from '#ui/controls/button-class.ts'
import { showToast } from '#ui/overlays/toasts.ts'
import { Stack } from '#ui/Stack.tsx'
import { Text } from '#ui/Text.tsx'
import type { QuestionProps } from '../answers/question-props.ts'
import { ShortAnswer } from '../answers/ShortAnswer.tsx'
import { useReadOnlyReason } from '../answers/useReadOnlyReason.ts'
import { LineList } from './LineList.tsx'
import { LateTaglineDrafts } from './late-tagline-drafts.ts'
import { lineStateOf } from './line-state.ts'
import styles from './Taglines.module.css'

const { tagline1, tagline2, tagline3 } = strategy.personality
const taglines = [tagline1, tagline2, tagline3]
const brainstorming = 'strategy/personality/tagline/brainstorming'

/** The lines of the previous step and those made of the answers, to copy by one press, and the three final taglines. */
export default function Taglines({ words }: QuestionProps) {
  const { t, i18n } = useLingui()
  const answers = useAnswers()
  const lock = useReadOnlyReason()
  const bindings = [useTextBinding(tagline1), useTextBinding(tagline2), useTextBinding(tagline3)]
  const lines = taglineAngles
    .map(({ path }) => ({ path, text: textOf(answers, path).trim() }))
    .filter(({ text }) => text !== '')
  const written = taglines.map(({ path }) => textOf(answers, path))
  const limit = i18n.number(tagline1.max)

  const isFull = written.every((text) => text.trim() !== '')
  function take(line: string): void {
    const at = written.findIndex((text) => text.trim() === '')
    const binding = bindings[at]
    if (!binding || lock !== null) return
    binding.replace(line)
    showToast({
      tone: 'success',
      text: t`문장을 넣었어요`,
      action: { label: t`실행 취소`, onPress: binding.undo },
    })
  }
  const offer = (text: string) => {
    const state = lineStateOf(text, written, tagline1.max)
    const said = {
      free: null,
      taken: t`넣은 문장`,
      tooLong: t`${limit}자가 넘어 넣을 수 없어요`,
      full: null,
    }[state]
    return { state, said }
  }
  return (
    <Stack gap={4}>
      <section className={styles.drafts}>
        <h2 className={styles.heading}>
          <Trans>적어 둔 문장</Trans>
        </h2>
        {lines.length > 0 && (
          <Text tone="soft" size="small">
            {isFull ? (
              <Trans>세 칸이 모두 찼어요. 한 칸을 비우면 다른 문장을 넣을 수 있어요.</Trans>
            ) : (
              <Trans>누르면 아래의 빈칸에 들어가요.</Trans>
            )}
          </Text>
        )}
        {lines.length === 0 ? (
          <div className={styles.none}>
            <p>
              <Trans>다섯 방향으로 적은 문장이 여기에 모여요. 아래에 바로 적어도 돼요.</Trans>
            </p>
            <Link
              to="/work-book/$"
              params={stepParams(brainstorming)}
              className={buttonClass({ size: 'small' })}
            >
              <Trans>문장 적으러 가기</Trans>
            </Link>
          </div>
        ) : (
          <LineList
            isLocked={lock !== null}
            lines={lines.map(({ path, text }) => ({ key: path, text, ...offer(text) }))}
            onTake={({ text }) => take(text)}
          />
        )}
      </section>
      <LateTaglineDrafts
        isLocked={lock !== null}
        offer={({ text }) => offer(text)}
        onTake={({ text }) => take(text)}
      />
      {taglines.map((field) => (
        <div
          key={field.path}
          data-field={field.path}
          className={field === tagline1 ? styles.main : undefined}
        >
          <ShortAnswer
            handle={field}
            label={words.labels[field.path] ?? field.path}
            placeholder={words.placeholders[field.path]}
            hint={field === tagline1 && <Trans>가이드와 로고 옆에 쓰이는 문장이에요</Trans>}
          />
        </div>
      ))}
    </Stack>
  )
}
