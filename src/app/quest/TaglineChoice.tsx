import { Trans, useLingui } from '@lingui/react/macro'
import { useTextBinding } from '#engine/documents/react/useTextBinding.ts'
import { type ChosenFace, styleOf } from '#engine/fonts/face-of.ts'
import { useFont } from '#engine/fonts/useFont.ts'
import { strategy } from '#model/documents/strategy.ts'
import { ChoiceGroup } from '#ui/controls/ChoiceGroup.tsx'
import { TextField } from '#ui/controls/TextField.tsx'
import { Stack } from '#ui/Stack.tsx'
import { Text } from '#ui/Text.tsx'
import styles from './QuestResult.module.css'
import type { TaglineChoice as Choice } from './useTaglineChoice.ts'

const { tagline1 } = strategy.personality

interface Props extends Choice {
  /** Of the name in the logo; null: not known yet. */
  face: ChosenFace | null
}

/** The taglines to choose from, in the font of the brand, and a field for an own one, in which a chosen one can be changed. */
export function TaglineChoice({ lines, chosen, choose, face }: Props) {
  useFont(face, [...lines, chosen ?? ''].join(''))
  return (
    <Stack gap={3}>
      {lines.length === 0 ? (
        <Text tone="soft" size="small">
          <Trans>답할수록 태그라인이 하나씩 생겨요.</Trans>
        </Text>
      ) : (
        <div className={styles.taglines}>
          <ChoiceGroup
            legend={<Trans>마음에 드는 한마디</Trans>}
            choices={lines.map((line) => ({
              value: line,
              label: (
                <span className={styles.line} style={styleOf(face)}>
                  {line}
                </span>
              ),
              isDisabled: choose === null,
            }))}
            value={chosen}
            onChoose={(line) => choose?.(line)}
          />
        </div>
      )}
      {choose !== null && <OwnTagline />}
    </Stack>
  )
}

function OwnTagline() {
  const { t } = useLingui()
  const { ref, length, isOver } = useTextBinding(tagline1)
  return (
    <TextField
      ref={ref}
      label={t`한마디 직접 쓰기`}
      limit={tagline1.max}
      used={length}
      error={isOver ? t`글자 수를 넘었어요.` : undefined}
      autoComplete="off"
    />
  )
}
