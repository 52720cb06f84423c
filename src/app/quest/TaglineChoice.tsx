import { Trans } from '@lingui/react/macro'
import { type ChosenFace, styleOf } from '#engine/fonts/face-of.ts'
import { useFont } from '#engine/fonts/useFont.ts'
import { ChoiceGroup } from '#ui/controls/ChoiceGroup.tsx'
import { Text } from '#ui/Text.tsx'
import styles from './QuestResult.module.css'
import type { TaglineChoice as Choice } from './useTaglineChoice.ts'

interface Props extends Choice {
  /** Of the name in the logo; null: not known yet. */
  face: ChosenFace | null
}

/** The taglines to choose from, in the font of the brand. */
export function TaglineChoice({ lines, chosen, choose, face }: Props) {
  useFont(face, lines.join(''))
  if (lines.length === 0) {
    return (
      <Text tone="soft" size="small">
        <Trans>답할수록 태그라인이 하나씩 생겨요.</Trans>
      </Text>
    )
  }
  return (
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
  )
}
