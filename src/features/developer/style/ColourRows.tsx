import { useLingui } from '@lingui/react/macro'
import { type Colours, type Scheme, schemes } from './colours-of.ts'
import styles from './StylePage.module.css'
import { TokenName } from './TokenName.tsx'

interface Props {
  names: readonly string[]
  colours: Readonly<Record<Scheme, Colours>>
}

/** Each colour in both schemes, on the paper of that scheme. */
export function ColourRows({ names, colours }: Props) {
  const { t } = useLingui()
  const words = { light: t`밝게`, dark: t`어둡게` }
  return (
    <ul className={styles.colours}>
      {names.map((name) => (
        <li key={name}>
          <TokenName name={name} />
          {schemes.map((scheme) => {
            const of = (token: string) => colours[scheme].get(token)
            return (
              <span
                key={scheme}
                className={styles.colour}
                style={{ background: of('--paper'), color: of('--ink') }}
              >
                <span className={styles.swatch} style={{ background: of(name), borderColor: of('--line') }} />
                <span>
                  {words[scheme]} <code translate="no">{of(name)}</code>
                </span>
              </span>
            )
          })}
        </li>
      ))}
    </ul>
  )
}
