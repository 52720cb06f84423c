import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import BadgeCheck from 'lucide-react/icons/badge-check'
import Check from 'lucide-react/icons/check'
import Clock from 'lucide-react/icons/clock'
import TriangleAlert from 'lucide-react/icons/triangle-alert'
import { useState } from 'react'
import { useOnline } from '#engine/browser/network.ts'
import { useDocument } from '#engine/documents/react/useDocument.ts'
import { useOutbox } from '#engine/queue/useOutbox.ts'
import { ActionButton } from '#kits/actions/ActionButton.tsx'
import type { Action } from '#kits/actions/action.ts'
import { useScreenActions } from '#kits/actions/useActions.ts'
import { finaliseColours } from '#kits/brands/commands/finalise-colours.ts'
import { colourWord } from '#kits/words/colour-words.ts'
import { usePairWords } from '#kits/words/usePairWords.ts'
import { ratioText } from '#model/colour/contrast.ts'
import { bestPairs, type Pair, worstPairs } from '#model/colour/pairs.ts'
import { colourRoles, isComplete, type Palette } from '#model/colour/roles.ts'
import { Button } from '#ui/controls/Button.tsx'
import { buttonClass } from '#ui/controls/button-class.ts'
import { Icon } from '#ui/Icon.tsx'
import { showToast } from '#ui/overlays/toasts.ts'
import { Stack } from '#ui/Stack.tsx'
import { Text } from '#ui/Text.tsx'
import type { QuestionProps } from '../answers/question-props.ts'
import { useFinalise } from '../answers/useFinalise.ts'
import { StepLink } from '../sections/StepLink.tsx'
import { ColourAdvice } from './ColourAdvice.tsx'
import styles from './ColourSummary.module.css'
import { ProportionBar } from './ProportionBar.tsx'
import { useColours } from './useColours.ts'

/** The eight colours with their contrast, and the button that finalises them. */
export default function ColourSummary(_: QuestionProps) {
  const { colours, chooseWithUndo, isBlocked } = useColours()
  if (!isComplete(colours)) return <Missing />
  return (
    <Stack gap={6}>
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
      <ColourAdvice colours={colours} onChoose={chooseWithUndo} isBlocked={isBlocked} />
      <Finalise palette={colours} />
    </Stack>
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

function Finalise({ palette }: { palette: Palette }) {
  const { t } = useLingui()
  const { brand } = useDocument()
  const { state, refusal, reopenRefusal, finalise, reopen } = useFinalise('colours', palette)
  const isOnline = useOnline()
  const failed = useOutbox()?.findLast(
    (row) => row.name === finaliseColours.call.name && row.brand === brand && row.state === 'failed',
  )
  /**
   * True from the click on: between the command leaving the outbox and its result arriving in the document,
   * no other state says so.
   */
  const [isAsked, setIsAsked] = useState(false)
  // The result has arrived. If the colours are reopened later, nothing is under way any more.
  if (isAsked && state === 'finalised') setIsAsked(false)
  const isWaiting = state === 'queued' || (isAsked && state === 'open' && failed === undefined)

  async function confirm(): Promise<void> {
    // Confirmed only after the device stored it, because the person may close the app at once.
    const isKept = await finalise()
    setIsAsked(isKept)
    if (!isKept) showToast({ tone: 'error', text: t`이 기기에 자리가 없어 확정을 맡아 두지 못했어요.` })
  }

  async function withdraw(): Promise<void> {
    setIsAsked(false)
    const isKept = await reopen()
    showToast(
      isKept
        ? { tone: 'success', text: t`확정을 풀었어요. 다시 확정할 수 있어요.` }
        : { tone: 'error', text: t`이 기기에 자리가 없어 확정을 풀지 못했어요.` },
    )
  }

  const decide: Action = {
    id: 'finalise',
    label: msg`이 색으로 확정하기`,
    disabledReason: refusal ?? undefined,
    run: () => void confirm(),
  }
  useScreenActions(state === 'finalised' || isWaiting ? [] : [decide])

  if (state === 'finalised' || isWaiting) {
    return (
      <div className={styles.finalise} role="status">
        <p className={styles.done}>
          <Icon of={isWaiting ? Clock : BadgeCheck} />
          <span>
            <b>
              <Trans>이 여덟 가지 색으로 확정했어요</Trans>
            </b>
            {isWaiting && !isOnline && <Trans>지금은 이 기기에만 있어요. 연결되면 서버에도 확정돼요.</Trans>}
            {isWaiting && isOnline && <Trans>서버의 답을 기다리고 있어요.</Trans>}
            {!isWaiting && reopenRefusal === null && (
              <Trans>한 색이라도 바꾸면 확정이 풀려요. 언제든 다시 확정할 수 있어요.</Trans>
            )}
            {!isWaiting && reopenRefusal !== null && <Trans>한 색이라도 바꾸면 확정이 풀려요.</Trans>}
          </span>
        </p>
        <Button disabledReason={reopenRefusal ?? undefined} onClick={() => void withdraw()}>
          <Trans>확정 풀기</Trans>
        </Button>
      </div>
    )
  }
  return (
    <Stack gap={2} align="start">
      <ActionButton action={decide} look="ink" size="large" />
      {failed?.message && (
        <Text tone="danger" size="small">
          {failed.message}
        </Text>
      )}
      {refusal === null && !isOnline && (
        <Text tone="soft" size="small">
          <Trans>지금은 오프라인이에요. 눌러 두면 연결될 때 확정돼요.</Trans>
        </Text>
      )}
    </Stack>
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
