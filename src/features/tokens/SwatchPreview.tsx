import type { CSSProperties } from 'react'
import { colourWord } from '#kits/words/colour-words.ts'
import { labelOn } from '#model/colour/contrast.ts'
import type { Answers } from '#model/fields/answers.ts'
import { brandTokensOf } from '#model/tokens/brand-tokens.ts'
import styles from './TokensDialog.module.css'

/** Shows the colours of a swatch file, which has no text to show. */
export function SwatchPreview({ answers }: { answers: Answers }) {
  const { colours, ladders } = brandTokensOf(answers, colourWord)
  return (
    <ul className={styles.swatches}>
      {[...colours, ...ladders].map(({ name, word, hex }) => (
        <li key={name} style={{ '--swatch': hex, '--on-swatch': labelOn(hex) } as CSSProperties}>
          <b>{word}</b>
          <span>{hex}</span>
        </li>
      ))}
    </ul>
  )
}
