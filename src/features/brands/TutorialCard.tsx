import { Trans, useLingui } from '@lingui/react/macro'
import type { BrandRef } from '#device/brand-ref.ts'
import { Button } from '#ui/controls/Button.tsx'
import { HintCard } from './HintCard.tsx'
import { useTutorial } from './useTutorial.ts'

/** Three things to know of a new brand's screens. */
export default function TutorialCard({ brand }: { brand: BrandRef }) {
  const { t } = useLingui()
  const { step, go, end } = useTutorial(brand)
  const steps = [
    {
      title: t`아홉 칸이 가이드 한 권이에요`,
      text: t`칸을 누르면 질문이 열려요. 다 쓴 칸에는 도장이 찍혀요.`,
    },
    {
      title: t`쓴 것은 여기에 모여요`,
      text: t`메뉴의 ‘내 브랜드’에서 가이드와 워크북을 열어요. Ctrl이나 ⌘와 K를 함께 누르면 어디든 바로 갈 수 있어요.`,
    },
    {
      title: t`저장은 여기에서 확인해요`,
      text: t`쓰는 대로 이 기기에 남고, 연결되면 팀에게 전해져요. 위쪽의 저장 표시를 누르면 무엇이 기다리는지 보여요.`,
    },
  ]
  if (step === null) return null
  const at = Math.min(step, steps.length - 1)
  const isLast = at === steps.length - 1
  return (
    <HintCard
      title={steps[at]?.title}
      note={`${at + 1} / ${steps.length}`}
      actions={
        <>
          {at > 0 && (
            <Button onClick={() => go(at - 1)}>
              <Trans>이전</Trans>
            </Button>
          )}
          {isLast ? (
            <Button onClick={end}>
              <Trans>시작하기</Trans>
            </Button>
          ) : (
            <>
              <Button onClick={() => go(at + 1)}>
                <Trans>다음</Trans>
              </Button>
              <Button look="quiet" onClick={end}>
                <Trans>건너뛰기</Trans>
              </Button>
            </>
          )}
        </>
      }
    >
      <span aria-live="polite">{steps[at]?.text}</span>
    </HintCard>
  )
}
