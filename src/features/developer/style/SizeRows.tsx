import { useLingui } from '@lingui/react/macro'
import type { CSSProperties } from 'react'
import type { Token } from './read-tokens.ts'
import styles from './StylePage.module.css'
import { TokenName } from './TokenName.tsx'

type Props = { tokens: readonly Token[] }

/** A sentence in each size. */
export function TypeRows({ tokens }: Props) {
  const { t } = useLingui()
  return (
    <Rows
      tokens={tokens}
      show={({ name }) => <Line style={{ fontSize: `var(${name})` }}>{t`새김은 자국을 남겨요`}</Line>}
    />
  )
}

/** A sentence in each family. */
export function FontRows({ tokens }: Props) {
  const { t } = useLingui()
  return (
    <Rows
      tokens={tokens}
      show={({ name }) => <Line style={{ fontFamily: `var(${name})` }}>{t`새김은 자국을 남겨요`}</Line>}
    />
  )
}

/** A bar as long as each length. */
export function LengthRows({ tokens }: Props) {
  return (
    <Rows
      tokens={tokens}
      show={({ name }) => <span className={styles.bar} style={{ width: `var(${name})` }} />}
    />
  )
}

/** The layers of a page, from the lowest. */
export function LayerRows({ tokens }: Props) {
  return <Rows tokens={tokens} show={() => null} />
}

/** A corner of each radius. */
export function RadiusRows({ tokens }: Props) {
  return (
    <Rows
      tokens={tokens}
      show={({ name }) => <span className={styles.corner} style={{ borderTopLeftRadius: `var(${name})` }} />}
    />
  )
}

interface RowsProps extends Props {
  show: (token: Token) => React.ReactNode
}

export function Rows({ tokens, show }: RowsProps) {
  return (
    <ul className={styles.rows}>
      {tokens.map((token) => (
        <li key={token.name}>
          <TokenName name={token.name} />
          <code className={styles.value} translate="no">
            {isWritten(token) && token.value}
          </code>
          <span className={styles.sample}>{show(token)}</span>
        </li>
      ))}
    </ul>
  )
}

function Line({ style, children }: { style: CSSProperties; children: string }) {
  return (
    <span className={styles.line} style={style}>
      {children}
    </span>
  )
}

/** Not what a build makes of a value with `light-dark()`. */
function isWritten({ value }: Token): boolean {
  return !value.includes('--lightningcss-')
}
