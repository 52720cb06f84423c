import { Trans } from '@lingui/react/macro'
import { useRef } from 'react'
import { styleOf } from '#engine/fonts/face-of.ts'
import { useFont } from '#engine/fonts/useFont.ts'
import type { FontFamily } from '#model/options/fonts.ts'
import { Tag } from '#ui/controls/Tag.tsx'
import { Text } from '#ui/Text.tsx'
import { useSeen } from '#ui/useSeen.ts'
import { visuallyHiddenClass } from '#ui/VisuallyHidden.tsx'
import styles from './Fonts.module.css'
import { fontClassOf } from './font-order.ts'
import { useFontWords } from './useFontWords.ts'

interface Props {
  name: string
  family: FontFamily
  /** Preferred weight, 100 to 900; the first of the family is shown where it has no such face. */
  weight: number
  text: string
  isChosen: boolean
  isDisabled: boolean
  onChoose: () => void
}

/**
 * A family with a sample in the brand's own text. Its font files are loaded when the card scrolls into view.
 */
export function FontCard({ name, family, weight, text, isChosen, isDisabled, onChoose }: Props) {
  const card = useRef<HTMLLabelElement>(null)
  const isSeen = useSeen(card)
  const { classWords, nameOf } = useFontWords()
  const weights = family.faces.map(({ weightValue }) => weightValue)
  const shown = weights.includes(weight) ? weight : (weights[0] ?? 400)
  const face = { family, weight: shown }
  const state = useFont(isSeen ? face : null, text)
  return (
    <label ref={card} className={styles.card} lang={family.language}>
      <input
        type="radio"
        className={visuallyHiddenClass}
        name={name}
        checked={isChosen}
        disabled={isDisabled}
        aria-label={nameOf(family)}
        onChange={onChoose}
      />
      <span className={styles.about}>
        <b>{nameOf(family)}</b>
        <span>{classWords[fontClassOf(family)]}</span>
        {family.recommend && (
          <Tag>
            <Trans>추천</Trans>
          </Tag>
        )}
      </span>
      <span className={styles.words} style={styleOf(face)} data-state={state}>
        {text}
      </span>
      {state === 'failed' && (
        <Text as="span" tone="soft" size="small">
          <Trans>글꼴을 불러오지 못해 기본 글꼴로 보여요</Trans>
        </Text>
      )}
    </label>
  )
}
