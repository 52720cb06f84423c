import { Plural, Trans, useLingui } from '@lingui/react/macro'
import RefreshCw from 'lucide-react/icons/refresh-cw'
import { useEditorState } from '#features/editor/state/EditorProvider.tsx'
import { Button } from '#ui/controls/Button.tsx'
import { EmptyState } from '#ui/feedback/EmptyState.tsx'
import { Skeleton } from '#ui/feedback/Skeleton.tsx'
import { Icon } from '#ui/Icon.tsx'
import { Stack } from '#ui/Stack.tsx'
import { Note } from '#ui/Text.tsx'
import { visuallyHiddenClass } from '#ui/VisuallyHidden.tsx'
import { PanelHead } from '../parts/PanelHead.tsx'
import { PanelSection } from '../parts/PanelSection.tsx'
import { PlaceQuestion } from '../templates/PlaceQuestion.tsx'
import { BriefForm } from './BriefForm.tsx'
import { LayoutCards } from './LayoutCards.tsx'
import { LogoLinks } from './LogoLinks.tsx'
import { PhotoChoice } from './PhotoChoice.tsx'
import { SeveralSizes } from './SeveralSizes.tsx'
import { useLayoutRequest } from './useLayoutRequest.ts'
import { useLayouts } from './useLayouts.ts'
import { useTakeLayout } from './useTakeLayout.ts'

/** Finished pages by rules, from what is typed and what the guide knows; other sizes of the design; where logos are made. */
export default function LayoutsPanel() {
  const { t } = useLingui()
  const { brief } = useEditorState()
  const wanted = useLayoutRequest()
  const { layouts, isCurrent, hasFailed } = useLayouts(wanted)
  const { asked, isBusy, take, answer } = useTakeLayout()
  const count = layouts?.length ?? 0
  return (
    <>
      <PanelHead title={<Trans>자동 배치</Trans>} />
      <PanelSection title={<Trans>담을 내용</Trans>}>
        <Stack gap={4}>
          <Note>
            <Trans>
              적은 말을 내 브랜드의 색, 글꼴, 로고에 맞춰 자동으로 배치해요. AI가 아니라 정해진 규칙으로 이
              기기에서 만들고, 적은 것은 어디에도 보내지 않아요.
            </Trans>
          </Note>
          <BriefForm dress={wanted.brand.dress} />
          <PhotoChoice brand={wanted.brand} />
        </Stack>
      </PanelSection>
      <PanelSection
        title={<Trans>배치</Trans>}
        note={
          <Button
            look="quiet"
            size="small"
            icon={<Icon of={RefreshCw} size="small" />}
            disabledReason={count === 0 ? t`제목을 적으면 할 수 있어요` : undefined}
            reasonAt="hidden"
            onClick={() => brief.set({ ...brief.get(), turn: brief.get().turn + 1 })}
          >
            <Trans>다르게</Trans>
          </Button>
        }
      >
        {wanted.isOtherSize && (
          <Note>
            <Trans>
              이 디자인과 크기가 달라요. 디자인이 비어 있으면 크기를 바꾸고, 아니면 새 디자인을 만들어요.
            </Trans>
          </Note>
        )}
        {layouts === null && !hasFailed ? (
          <Skeleton lines={6} />
        ) : hasFailed ? (
          <EmptyState headline={t`배치하지 못했어요`}>
            <Trans>글꼴을 읽지 못했을 수 있어요. 다르게를 누르거나 잠시 뒤에 다시 열어 주세요.</Trans>
          </EmptyState>
        ) : count === 0 ? (
          <EmptyState headline={t`보여줄 배치가 없어요`}>
            <Trans>제목을 적거나 줄여 보세요. 아주 작은 크기에는 긴 글이 들어가지 않아요.</Trans>
          </EmptyState>
        ) : (
          <LayoutCards
            layouts={layouts ?? []}
            brand={wanted.brand}
            isWaiting={!isCurrent || isBusy}
            onTake={take}
          />
        )}
        <p role="status" className={visuallyHiddenClass}>
          {isCurrent && count > 0 && <Plural value={count} other="배치 #개를 만들었어요." />}
        </p>
      </PanelSection>
      <SeveralSizes />
      <LogoLinks />
      {asked && (
        <PlaceQuestion title={<Trans>배치를 어디에 넣을까요?</Trans>} onAnswer={answer}>
          <Trans>
            고른 배치를 지금 쪽 다음에 넣거나, 지금 쪽과 바꿀 수 있어요. 바꾼 쪽은 실행 취소로 되돌릴 수
            있어요.
          </Trans>
        </PlaceQuestion>
      )}
    </>
  )
}
