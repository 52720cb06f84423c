import { Trans } from '@lingui/react/macro'
import Check from 'lucide-react/icons/check'
import X from 'lucide-react/icons/x'
import { usePairWords } from '#kits/words/usePairWords.ts'
import { enoughForText, nearestPassing, ratioText } from '#model/colour/contrast.ts'
import { bestPairs, type Pair, worstPairs } from '#model/colour/pairs.ts'
import type { BrandColourRole, BrandColours } from '#model/colour/roles.ts'
import { Button } from '#ui/controls/Button.tsx'
import { Icon } from '#ui/Icon.tsx'
import { Stack } from '#ui/Stack.tsx'
import { Text } from '#ui/Text.tsx'
import book from './ColourBook.module.css'
import type { ColourBookProps } from './ColourBook.tsx'
import styles from './ColourPairs.module.css'

/** Which pairs of the brand's colours have enough contrast and which have not. */
export function ColourPairs({ four, onFix }: { four: BrandColours; onFix: ColourBookProps['onFix'] }) {
  const unfit = worstPairs(four)
  return (
    <section className={book.part}>
      <div className={book.head}>
        <h3>
          <Trans>글자와 바탕</Trans>
        </h3>
        <Text tone="soft" size="small">
          <Trans>본문은 명암비 4.5, 큰 글자는 3을 넘어야 읽혀요</Trans>
        </Text>
      </div>
      <Stack gap={6}>
        <Stack gap={2}>
          <p className={styles.kind} data-fit>
            <Icon of={Check} size="small" />
            <Trans>이렇게 써요</Trans>
          </p>
          <ul className={styles.pairs}>
            {bestPairs(four).map((pair) => (
              <PairCard key={`${pair.text} ${pair.ground}`} pair={pair} onFix={null} />
            ))}
          </ul>
        </Stack>
        {unfit.length > 0 && (
          <Stack gap={2}>
            <p className={styles.kind}>
              <Icon of={X} size="small" />
              <Trans>이렇게는 쓰지 않아요</Trans>
            </p>
            <ul className={styles.pairs}>
              {unfit.map((pair) => (
                <PairCard key={`${pair.text} ${pair.ground}`} pair={pair} onFix={onFix} />
              ))}
            </ul>
          </Stack>
        )}
      </Stack>
    </section>
  )
}

function PairCard({ pair, onFix }: { pair: Pair; onFix: ColourBookProps['onFix'] }) {
  const words = usePairWords()
  const what = words.pair(pair)
  const better = onFix === null ? null : remedyOf(pair)
  const betterRole = better === null ? '' : words.role(better.role)
  return (
    <li className={styles.pair}>
      {pair.verdict === 'decoration' ? (
        <span className={styles.halves} aria-hidden>
          <i style={{ background: pair.textHex }} />
          <i style={{ background: pair.groundHex }} />
        </span>
      ) : (
        <p
          className={styles.line}
          data-size={pair.verdict}
          style={{ background: pair.groundHex, color: pair.textHex }}
        >
          {pair.verdict === 'text' ? <Trans>글은 이렇게 보여요</Trans> : <Trans>큰 글자만</Trans>}
        </p>
      )}
      <p className={styles.words}>
        <b>{what}</b>
        <span className={styles.ratio}>{ratioText(pair.ratio)}</span>
        <span>{words.verdict[pair.verdict]}</span>
      </p>
      {better !== null && onFix !== null && (
        <div data-print="none">
          <Button
            size="small"
            icon={<i className={styles.chip} style={{ background: better.hex }} />}
            title={better.hex}
            onClick={() => onFix(better.role, better.hex)}
          >
            <Trans>{betterRole} 바꾸기</Trans>
          </Button>
        </div>
      )}
    </li>
  )
}

/**
 * The nearest colour with enough contrast. The main colour is never changed, only the other one of the pair.
 */
function remedyOf(pair: Pair): { role: BrandColourRole; hex: string } | null {
  const { text, ground, textHex, groundHex } = pair
  if (text !== 'main' && isRole(text))
    return { role: text, hex: nearestPassing(textHex, groundHex, enoughForText) }
  if (ground !== 'main' && isRole(ground)) {
    return { role: ground, hex: nearestPassing(groundHex, textHex, enoughForText) }
  }
  return null
}

function isRole(side: Pair['text']): side is BrandColourRole {
  return side === 'main' || side === 'secondary' || side === 'tertiary' || side === 'quaternary'
}
