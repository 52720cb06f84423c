import { Trans, useLingui } from '@lingui/react/macro'
import { Navigate } from '@tanstack/react-router'
import { type ReactNode, Suspense } from 'react'
import { afterFirstContentPaint } from '#engine/browser/first-content.ts'
import { useDocument } from '#engine/documents/react/useDocument.ts'
import { isLocal } from '#engine/identity/brand-ref.ts'
import { loadContent } from '#kits/words/content.ts'
import { briefStepIn, lastBriefStep } from '#model/logo/logo-brief.ts'
import { EmptyState } from '#ui/feedback/EmptyState.tsx'
import { Skeleton } from '#ui/feedback/Skeleton.tsx'
import { StepProgress } from '#ui/feedback/StepProgress.tsx'
import { Page, PageHead } from '#ui/layout/Page.tsx'
import { lazyComponent } from '#ui/lazy-component.tsx'
import { useFocusAfterStep } from '#ui/useFocusAfterStep.ts'
import styles from './LogoQuest.module.css'

// Reads the device's tables, which the first content does not need.
const LogoQuestScreen = lazyComponent(
  async () => {
    const [screen] = await Promise.all([
      import('./LogoQuestScreen.tsx'),
      loadContent('reference'),
      loadContent('options-strategy'),
    ])
    return screen
  },
  { when: afterFirstContentPaint, Placeholder: () => <Skeleton lines={6} /> },
)

interface Props {
  /** 0 to 6, or `success`: the summary. */
  step: string
  /** What has become of an order of a logo. */
  renderOrder: (idBrand: number) => ReactNode
}

/** Questions about a logo by a designer. */
export function LogoQuestPage({ step, renderOrder }: Props) {
  const { t } = useLingui()
  const { brand } = useDocument()
  useFocusAfterStep(`logo ${step}`)
  const number = briefStepIn(step)
  if (number === null && step !== 'success')
    return <Navigate to="/brand/setting/logoquest/{-$step}" params={{ step: '0' }} replace />
  if (isLocal(brand))
    return (
      <Page measure="content" column="form">
        <PageHead title={<Trans>로고 의뢰서</Trans>} />
        <EmptyState headline={t`아직 없어요`}>
          <Trans>이 브랜드는 이 기기에만 있어요. 가입하면 디자이너에게 로고를 맡길 수 있어요.</Trans>
        </EmptyState>
      </Page>
    )
  return (
    <Page measure="content" column="form">
      {number === null ? (
        <PageHead
          title={<Trans>로고 의뢰서</Trans>}
          note={<Trans>이름과 업종만 있으면 주문할 수 있고, 주문하면 디자이너에게 함께 보내요.</Trans>}
        />
      ) : (
        <Question step={number} />
      )}
      <Suspense fallback={null}>{renderOrder(brand)}</Suspense>
      <LogoQuestScreen key={brand} idBrand={brand} step={number} />
    </Page>
  )
}

/** The heading of a question, which is there before its answer. */
function Question({ step }: { step: number }) {
  const questions = lastBriefStep + 1
  const number = step + 1
  const heads: readonly (readonly [title: ReactNode, note: ReactNode])[] = [
    [
      <Trans key="name">로고에 어떤 글자가 들어가나요?</Trans>,
      <Trans key="note">가이드에 적은 이름을 가져왔어요. 여기에서 고쳐도 가이드는 바뀌지 않아요.</Trans>,
    ],
    [
      <Trans key="industry">어떤 일을 하나요?</Trans>,
      <Trans key="note">디자이너가 업종에 어울리는 로고를 생각해요.</Trans>,
    ],
    [
      <Trans key="symbol">로고에 무엇이 보이면 좋을까요?</Trans>,
      <Trans key="note">여러 개를 골라도 되고, 고르지 않으면 글자만으로 만들어요.</Trans>,
    ],
    [
      <Trans key="style">어떤 느낌이면 좋을까요?</Trans>,
      <Trans key="note">브랜드의 키워드가 있으면 거기에 맞는 느낌을 먼저 골라 두어요.</Trans>,
    ],
    [
      <Trans key="form">어떤 형태의 로고가 어울릴까요?</Trans>,
      <Trans key="note">앞의 답에 맞는 형태를 추천해요. 다른 형태를 골라도 돼요.</Trans>,
    ],
    [
      <Trans key="colour">어떤 색을 쓸까요?</Trans>,
      <Trans key="note">정해 둔 컬러가 있으면 가져와요. 모두 빼면 디자이너가 어울리는 색을 골라요.</Trans>,
    ],
    [
      <Trans key="image">참고할 그림이 있나요?</Trans>,
      <Trans key="note">
        손으로 그린 것, 지금 쓰는 로고, 마음에 드는 로고 사진을 붙여 주세요. 없어도 돼요.
      </Trans>,
    ],
  ]
  const [title, note] = heads[step] ?? []
  return (
    <>
      <div className={styles.progress}>
        <StepProgress step={number} steps={questions}>
          <Trans>
            {questions}개 중 {number}번째 질문
          </Trans>
        </StepProgress>
      </div>
      <PageHead title={title} note={note} />
    </>
  )
}
