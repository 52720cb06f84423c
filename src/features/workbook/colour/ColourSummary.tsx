import { Trans, useLingui } from '@lingui/react/macro'
import BadgeCheck from 'lucide-react/icons/badge-check'
import Check from 'lucide-react/icons/check'
import Clock from 'lucide-react/icons/clock'
import TriangleAlert from 'lucide-react/icons/triangle-alert'
import { colourWord } from '#device/words/colour-words.ts'
import { ratioText } from '#model/colour/contrast.ts'
import { bestPairs, type Pair, worstPairs } from '#model/colour/pairs.ts'
import { colourRoles, isComplete, type Palette } from '#model/colour/roles.ts'
import { Button } from '#ui/controls/Button.tsx'
import { buttonClass } from '#ui/controls/button-class.ts'
import { Icon } from '#ui/Icon.tsx'
import type { QuestionProps } from '../question-kinds.ts'
import { StepLink } from '../StepLink.tsx'
import { useSettle } from '../useSettle.ts'
import { ColourAdvice } from './ColourAdvice.tsx'
import styles from './ColourSummary.module.css'
import { ProportionBar } from './ProportionBar.tsx'
import { useColours } from './useColours.ts'
import { usePairWords } from './usePairWords.ts'

/** The eight colours with how well they read, and the question whether they shall stand. */
export default function ColourSummary(_: QuestionProps) {
  const { colours, take, lock, isBlocked } = useColours()
  if (!isComplete(colours)) return <Missing />
  return (
    <div className={styles.summary}>
      <div>
        <ProportionBar palette={colours} />
        <ul className={styles.names}>
          {colourRoles.map((role) => (
            <li key={role}>
              <i className={styles.chip} style={{ background: colours[role] }} />
              <span>{colourWord(role)}</span>
              <b>{colours[role]}</b>
            </li>
          ))}
        </ul>
      </div>
      <Legibility palette={colours} />
      <ColourAdvice colours={colours} onChoose={take} isBlocked={isBlocked} />
      <Settle palette={colours} lock={lock} />
    </div>
  )
}

function Legibility({ palette }: { palette: Palette }) {
  const { t } = useLingui()
  const fit = bestPairs(palette)
  const unfit = worstPairs(palette)
  return (
    <section className={styles.lines} aria-label={t`글자가 읽히는 정도`}>
      {[...fit, ...unfit].map((pair) => (
        <Line key={`${pair.text} ${pair.ground}`} pair={pair} />
      ))}
    </section>
  )
}

function Line({ pair }: { pair: Pair }) {
  const words = usePairWords()
  const isFit = pair.verdict === 'text'
  const ratio = ratioText(pair.ratio)
  return (
    <div className={styles.line}>
      <span
        className={styles.sample}
        data-size={pair.verdict}
        aria-hidden
        style={{ background: pair.groundHex, color: pair.textHex }}
      >
        {isFit || pair.verdict === 'large' ? <Trans>가나</Trans> : <i style={{ background: pair.textHex }} />}
      </span>
      <span className={styles.what}>{words.pair(pair)}</span>
      <span className={styles.ratio}>{ratio}</span>
      <span className={styles.verdict} data-fit={isFit || undefined}>
        <Icon of={isFit ? Check : TriangleAlert} size="small" />
        {words.verdict[pair.verdict]}
      </span>
    </div>
  )
}

function Settle({ palette, lock }: { palette: Palette; lock: string | null }) {
  const { t } = useLingui()
  const { state, isOnline, refusal, failure, settle } = useSettle('colors')
  if (state === 'settled') {
    return (
      <div className={styles.settle}>
        <p className={styles.done}>
          <Icon of={BadgeCheck} />
          <span>
            <b>
              <Trans>이 여덟 가지 색으로 확정했어요</Trans>
            </b>
            <Trans>한 색이라도 바꾸면 확정이 풀리고, 여기서 다시 확정할 수 있어요.</Trans>
          </span>
        </p>
        <StepLink step="visual/color/pallet" className={buttonClass({ look: 'line' })}>
          <Trans>색 고치기</Trans>
        </StepLink>
      </div>
    )
  }
  if (state === 'waiting') {
    return (
      <div className={styles.settle} role="status">
        <p className={styles.done}>
          <Icon of={Clock} />
          <span>
            <b>
              <Trans>확정을 맡아 두었어요</Trans>
            </b>
            {isOnline ? (
              <Trans>서버의 답을 기다리고 있어요.</Trans>
            ) : (
              <Trans>연결되면 저절로 확정돼요. 창을 닫아도 괜찮아요.</Trans>
            )}
          </span>
        </p>
      </div>
    )
  }
  return (
    <div className={styles.settle}>
      <div className={styles.ask}>
        <Button
          look="ink"
          size="large"
          disabledReason={lock ?? refusal ?? undefined}
          onClick={() => settle(palette)}
        >
          <Trans>이 색으로 확정하기</Trans>
        </Button>
        {failure !== null && <p className={styles.failure}>{failure}</p>}
        {failure === null && refusal === null && lock === null && !isOnline && (
          <p className={styles.soft}>{t`지금은 오프라인이에요. 눌러 두면 연결될 때 확정돼요.`}</p>
        )}
      </div>
    </div>
  )
}

function Missing() {
  const { colours } = useColours()
  const empty = colourRoles.filter((role) => colours[role] === null)
  const names = empty.map(colourWord).join(', ')
  return (
    <div className={styles.missing}>
      <p>
        <Trans>여덟 색이 모두 있어야 확정할 수 있어요. 아직 비어 있는 색: {names}</Trans>
      </p>
      <StepLink
        step={colours.main === null ? 'visual/color/main' : 'visual/color/pallet'}
        className={buttonClass({ look: 'ink' })}
      >
        {colours.main === null ? <Trans>메인 컬러 고르기</Trans> : <Trans>팔레트 채우기</Trans>}
      </StepLink>
    </div>
  )
}
