import { Trans, useLingui } from '@lingui/react/macro'
import { useId, useRef } from 'react'
import type { BrandRef } from '#engine/identity/brand-ref.ts'
import { Button } from '#ui/controls/Button.tsx'
import { mainId } from '#ui/layout/SkipLink.tsx'
import { useBeside } from '#ui/overlays/useBeside.ts'
import { HintCard } from './HintCard.tsx'
import styles from './TutorialTips.module.css'
import { useTutorial } from './useTutorial.ts'

/**
 * Four tips for a new brand, each beside the part of the screen it explains. The first stands in the page
 * flow below the table, so that it covers nothing.
 */
export default function TutorialTips({ brand }: { brand: BrandRef }) {
  const { t } = useLingui()
  const { step, go, end } = useTutorial(brand)
  const id = useId()
  const card = useRef<HTMLElement>(null)
  const tips = [
    {
      title: t`아홉 칸이 가이드 한 권이에요`,
      text: t`칸을 누르면 질문이 열려요. 다 쓴 칸에는 도장이 찍혀요.`,
      beside: null,
    },
    {
      title: t`쓴 것은 여기에 모여요`,
      text: t`가이드와 전략을 여기에서 열어요. Ctrl이나 ⌘와 K를 함께 누르면 어디든 바로 갈 수 있어요.`,
      beside: ['[data-tip="menu"]', '[data-tip="menu-button"]'],
    },
    {
      title: t`저장은 여기에서 확인해요`,
      text: t`쓰는 대로 이 기기에 남고, 연결되면 팀에게 전해져요. 누르면 무엇이 기다리는지 보여요.`,
      beside: ['button[data-sync]'],
    },
    {
      title: t`막힐 때는 여기에서 물어요`,
      text: t`칸마다 의견을 남길 수 있어요. @로 멤버를 부르면 알림이 가요.`,
      beside: ['[data-tip="talk"]'],
    },
  ]
  const at = step === null ? null : Math.min(step, tips.length - 1)
  const tip = at === null ? null : tips[at]
  const position = useBeside(card, tip?.beside ?? null)
  if (!tip || at === null) return null
  const isLast = at === tips.length - 1
  const finish = () => {
    // The focused button is removed with the card: keeps the focus in the page.
    if (card.current?.contains(document.activeElement)) document.getElementById(mainId)?.focus()
    end()
  }
  return (
    <section
      ref={card}
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-text`}
      className={styles.tip}
      data-beside={position !== null || undefined}
      hidden={position === 'away'}
      style={position === null || position === 'away' ? undefined : position}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || event.defaultPrevented) return
        event.preventDefault()
        finish()
      }}
    >
      <HintCard
        title={<span id={`${id}-title`}>{tip.title}</span>}
        note={`${at + 1} / ${tips.length}`}
        actions={
          <>
            <Button onClick={() => (isLast ? finish() : go(at + 1))}>
              {isLast ? <Trans>시작하기</Trans> : <Trans>다음</Trans>}
            </Button>
            {at > 0 && (
              <Button look="quiet" onClick={() => go(at - 1)}>
                <Trans>이전</Trans>
              </Button>
            )}
            {!isLast && (
              <Button look="quiet" onClick={finish}>
                <Trans>건너뛰기</Trans>
              </Button>
            )}
          </>
        }
      >
        <span id={`${id}-text`} aria-live="polite">
          {tip.text}
        </span>
      </HintCard>
    </section>
  )
}
