import { useLingui } from '@lingui/react/macro'
import { colourNow } from './colour-now.ts'
import type { Token } from './read-tokens.ts'
import styles from './StylePage.module.css'
import { TokenName } from './TokenName.tsx'

const schemes = ['light', 'dark'] as const

/** Each colour in both schemes, on the paper of that scheme. */
export function ColourRows({ tokens }: { tokens: readonly Token[] }) {
  const { t } = useLingui()
  const words = { light: t`밝게`, dark: t`어둡게` }
  return (
    <ul className={styles.colours}>
      {tokens.map(({ name }) => (
        <li key={name}>
          <TokenName name={name} />
          {schemes.map((scheme) => (
            <span key={scheme} className={styles.colour} data-scheme={scheme}>
              <span className={styles.swatch} style={{ background: `var(${name})` }} />
              <span>
                {words[scheme]} <code translate="no">{colourNow(name, scheme)}</code>
              </span>
            </span>
          ))}
        </li>
      ))}
    </ul>
  )
}
