import { Trans, useLingui } from '@lingui/react/macro'
import { useWatched } from '#engine/watch/useWatched.ts'
import { useEditorState, useShown } from '#features/editor/state/EditorProvider.tsx'
import { useFormWords } from '#kits/design/forms/useFormWords.ts'
import { forms } from '#model/forms/forms.ts'
import { type WordKind, wordKinds, wordLimits } from '#scene/compose/layout-request.ts'
import type { Dress } from '#scene/dress/dress.ts'
import { GrowingField } from '#ui/controls/GrowingField.tsx'
import { SelectField } from '#ui/controls/SelectField.tsx'
import { ToggleChip } from '#ui/controls/ToggleChip.tsx'
import { ToggleChips } from '#ui/controls/ToggleChips.tsx'
import { Stack } from '#ui/Stack.tsx'
import { sentencesOf } from './brief-words.ts'

const ownSize = 'own'

/** The words of a layout and the size that it is for. */
export function BriefForm({ dress }: { dress: Dress }) {
  const { t } = useLingui()
  const { brief } = useEditorState()
  const { words, form } = useWatched(brief)
  const formWords = useFormWords()
  const { width, height, unit } = useShown().body
  const sentences = sentencesOf(dress)
  const [first] = sentences
  const write = (kind: WordKind, text: string) =>
    brief.set({ ...brief.get(), words: { ...brief.get().words, [kind]: text } })
  const fields: Readonly<Record<WordKind, { label: string; example: string }>> = {
    headline: { label: t`제목`, example: first?.text ?? t`동지에는 단팥빵` },
    body: { label: t`설명 한 문장`, example: t`새벽 다섯 시에 반죽해요.` },
    price: { label: t`가격`, example: t`12,000원` },
    date: { label: t`날짜나 기간`, example: t`12월 22일까지` },
    cta: { label: t`하게 할 일`, example: t`예약하기` },
  }
  return (
    <Stack gap={3}>
      <SelectField
        label={<Trans>크기</Trans>}
        value={form ?? ownSize}
        options={[
          { value: ownSize, label: t`이 디자인 크기 (${width} × ${height} ${unit})` },
          ...forms.map((one) => ({
            value: one.key,
            label: `${formWords.form[one.key] ?? one.key} (${one.width} × ${one.height} ${one.unit})`,
          })),
        ]}
        onChoose={(key) => brief.set({ ...brief.get(), form: key === ownSize ? null : key })}
      />
      {wordKinds.map((kind) => (
        <GrowingField
          key={kind}
          label={fields[kind].label}
          hint={kind === 'headline' && first ? <Trans>비워 두면 가이드의 문장을 써요.</Trans> : undefined}
          placeholder={fields[kind].example}
          value={words[kind]}
          maxLength={wordLimits[kind]}
          limit={wordLimits[kind]}
          used={words[kind].length}
          onChange={({ currentTarget }) => write(kind, currentTarget.value)}
        />
      ))}
      {sentences.length > 0 && (
        <ToggleChips label={t`가이드의 문장을 제목으로`}>
          {sentences.map(({ slot, text }) => (
            <ToggleChip
              key={slot}
              isOn={words.headline.trim() === text}
              onToggle={() => write('headline', words.headline.trim() === text ? '' : text)}
            >
              {text}
            </ToggleChip>
          ))}
        </ToggleChips>
      )}
    </Stack>
  )
}
