import { Trans } from '@lingui/react/macro'
import { usePairWords } from '#kits/words/usePairWords.ts'
import { enoughForLarge, enoughForText, ratioText } from '#model/colour/contrast.ts'
import { allPairs, type Pair } from '#model/colour/pairs.ts'
import type { Palette } from '#model/colour/roles.ts'
import { Disclosure } from '#ui/controls/Disclosure.tsx'
import styles from './PairTable.module.css'

/** A table of all pairs, for looking one up. */
export function PairTable({ palette }: { palette: Palette }) {
  return (
    <Disclosure title={<Trans>모든 조합의 명암비</Trans>}>
      <div className={styles.scroll}>
        <table className={styles.table}>
          <thead>
            <tr>
              <th scope="col">
                <Trans>글자와 바탕</Trans>
              </th>
              <th scope="col">
                <Trans>명암비</Trans>
              </th>
              <th scope="col">
                <Trans>본문</Trans>
              </th>
              <th scope="col">
                <Trans>큰 글자</Trans>
              </th>
            </tr>
          </thead>
          <tbody>
            {allPairs(palette).map((pair) => (
              <Row key={`${pair.text} ${pair.ground}`} pair={pair} />
            ))}
          </tbody>
        </table>
      </div>
    </Disclosure>
  )
}

function Row({ pair }: { pair: Pair }) {
  const words = usePairWords()
  return (
    <tr>
      <th scope="row">
        <span className={styles.halves} aria-hidden>
          <i style={{ background: pair.textHex }} />
          <i style={{ background: pair.groundHex }} />
        </span>
        {words.pair(pair)}
      </th>
      <td>{ratioText(pair.ratio)}</td>
      <td>
        <Fit isFit={pair.ratio >= enoughForText} />
      </td>
      <td>
        <Fit isFit={pair.ratio >= enoughForLarge} />
      </td>
    </tr>
  )
}

function Fit({ isFit }: { isFit: boolean }) {
  return <span data-fit={isFit}>{isFit ? <Trans>됨</Trans> : <Trans>안 됨</Trans>}</span>
}
