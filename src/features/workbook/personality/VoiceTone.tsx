import { Trans, useLingui } from '@lingui/react/macro'
import Check from 'lucide-react/icons/check'
import Plus from 'lucide-react/icons/plus'
import { useTextBinding } from '#engine/documents/react/useTextBinding.ts'
import { optionWord } from '#kits/words/content.ts'
import { strategy } from '#model/documents/strategy.ts'
import { voiceTones } from '#model/options/voice-tones.ts'
import { Button } from '#ui/controls/Button.tsx'
import { Icon } from '#ui/Icon.tsx'
import { showToast } from '#ui/overlays/toasts.ts'
import { Stack } from '#ui/Stack.tsx'
import { LongAnswer } from '../answers/LongAnswer.tsx'
import type { QuestionProps } from '../answers/question-props.ts'
import { useReadOnlyReason } from '../answers/useReadOnlyReason.ts'
import styles from './VoiceTone.module.css'
import { withStarter } from './with-starter.ts'

const { voiceTone, attention } = strategy.personality

/** How the brand speaks and how it does not, with sentences to start from. */
export default function VoiceTone({ words }: QuestionProps) {
  const { t, i18n } = useLingui()
  const binding = useTextBinding(voiceTone)
  const lock = useReadOnlyReason()
  const limit = i18n.number(voiceTone.max)

  function insert(starter: string): void {
    const next = withStarter(binding.text, starter)
    if (next === null || lock !== null || !binding.isReady) return
    binding.replace(next)
    showToast({
      tone: 'success',
      text: t`문장을 넣었어요`,
      action: { label: t`실행 취소`, onPress: binding.undo },
    })
  }
  return (
    <Stack gap={5}>
      <section className={styles.starters}>
        <h2 className={styles.heading}>
          <Trans>어떤 말투에 가까운가요? 누르면 시작 문장이 들어가요</Trans>
        </h2>
        <ul>
          {voiceTones.map((tone) => {
            const starter = optionWord('voiceToneStarter', tone, 'options-strategy')
            const isIn = binding.text.includes(starter)
            const next = withStarter(binding.text, starter)
            const isTooLong = next !== null && next.length > voiceTone.max
            const reason = isIn
              ? t`이미 들어 있는 문장이에요`
              : isTooLong
                ? t`${limit}자까지 쓸 수 있어요`
                : (lock ?? undefined)
            return (
              <li key={tone}>
                <Button
                  size="small"
                  icon={<Icon of={isIn ? Check : Plus} size="small" />}
                  title={starter}
                  disabledReason={reason}
                  reasonAt="hidden"
                  onClick={() => insert(starter)}
                >
                  {optionWord('voiceTone', tone, 'options-strategy')}
                </Button>
              </li>
            )
          })}
        </ul>
      </section>
      {[voiceTone, attention].map((field) => (
        <div key={field.path} data-field={field.path}>
          <LongAnswer
            handle={field}
            label={words.labels[field.path] ?? field.path}
            placeholder={words.placeholders[field.path] ?? words.placeholder}
            rows={field === voiceTone ? 5 : 3}
          />
        </div>
      ))}
    </Stack>
  )
}
