import { Trans, useLingui } from '@lingui/react/macro'
import ArrowLeft from 'lucide-react/icons/arrow-left'
import { lazy, type ReactNode, Suspense, useEffect, useRef } from 'react'
import { useAnswers } from '#device/documents/useAnswers.ts'
import { usePlace } from '#device/documents/usePeople.ts'
import { later } from '#device/later.tsx'
import { contentOf, loadContent } from '#device/words/content.ts'
import { Breadcrumb } from '#ui/controls/Breadcrumb.tsx'
import { Button } from '#ui/controls/Button.tsx'
import { buttonClass } from '#ui/controls/button-class.ts'
import { Kbd } from '#ui/controls/Kbd.tsx'
import { Icon } from '#ui/Icon.tsx'
import { WorkbookFrame } from '#ui/layout/WorkbookFrame.tsx'
import { hiddenOnPhoneClass } from '#ui/layout/width-class.ts'
import { StepDots } from '#ui/paper/StepDots.tsx'
import { StepLink } from './StepLink.tsx'
import styles from './StepPage.module.css'
import { StepQuestion } from './StepQuestion.tsx'
import { placeOf } from './step-place.ts'
import { isApple, useStepKeys } from './useStepKeys.ts'
import { useStepMoves } from './useStepMoves.ts'

const LeaveWorkbook = later(() => import('./LeaveWorkbook.tsx'))
const PeopleInStep = later(async () => {
  const [part] = await Promise.all([import('./PeopleInStep.tsx'), loadContent('workbook')])
  return part
})
const Preview = later(() => import('./Preview.tsx'))
const WorkbookSidebar = later(() => import('./WorkbookSidebar.tsx'))
const SectionDone = lazy(() => import('./SectionDone.tsx'))

interface Props {
  /** `core/story/what` */
  path: string
  /** The page of the guide or of the strategy that this step writes. */
  preview: ReactNode
  /** In the header before the people: where the data is. */
  headerEnd?: ReactNode
  /** In the header after the people, where there is room: theme, account. */
  headerTools?: ReactNode
  banners?: ReactNode
  sidebarFoot?: ReactNode
}

/** One question of the workbook in its frame. */
export function StepPage({ path, preview, headerEnd, headerTools, banners, sidebarFoot }: Props) {
  const { t } = useLingui()
  const answers = useAnswers()
  usePlace(path)
  const words = contentOf('workbook')
  const heading = useFocusAfterStep(path)
  const place = placeOf(path)
  if (!place) throw new Error(`${path} is no step`)
  const { section, siblings, previous, next } = place
  const { depth1, depth2, label } = words.sections[section.path] ?? { depth1: '', depth2: '', label: '' }
  const { done, closeDone, isFinished, goOn, goBack } = useStepMoves(place)
  useStepKeys({ onNext: goOn, onPrevious: goBack })

  return (
    <WorkbookFrame
      words={{
        label: t`워크북 단계`,
        expand: t`단계 펼치기`,
        collapse: t`단계 접기`,
        skip: t`본문으로`,
        openMenu: t`단계 열기`,
        closeMenu: t`단계 닫기`,
        desk: section.document === 'strategy' ? t`전략 미리보기` : t`가이드 미리보기`,
      }}
      sidebar={<WorkbookSidebar section={section} step={path} foot={sidebarFoot} />}
      headerStart={
        <Breadcrumb
          label={t`위치`}
          items={[
            { key: 'depth1', label: depth1 },
            { key: 'depth2', label: depth2 },
            { key: 'workbook', label: t`${depth2} 워크북` },
          ]}
        />
      }
      headerEnd={
        <>
          {headerEnd}
          <PeopleInStep />
          <span className={hiddenOnPhoneClass}>{headerTools}</span>
          <LeaveWorkbook section={section} />
        </>
      }
      banners={banners}
      desk={<Preview section={section}>{preview}</Preview>}
      previous={
        previous && (
          <StepLink step={previous.path} className={buttonClass({ look: 'quiet' })}>
            <Icon of={ArrowLeft} />
            <Trans>이전</Trans>
          </StepLink>
        )
      }
      steps={
        <StepDots
          label={t`${label} 단계`}
          doneText={t`완료`}
          steps={siblings.map((step) => ({
            key: step.path,
            label: words.steps[step.path]?.name,
            isDone: step.isAnswered(answers),
            isCurrent: step.path === path,
            render: (look) => <StepLink step={step.path} {...look} />,
          }))}
        />
      }
      next={
        <Button
          look="ink"
          onClick={goOn}
          aria-keyshortcuts="Control+Enter Meta+Enter"
          end={
            <span className={styles.key} aria-hidden>
              <Kbd>{isApple ? '⌘↵' : 'Ctrl ↵'}</Kbd>
            </span>
          }
        >
          {next || !isFinished ? <Trans>다음</Trans> : <Trans>마치기</Trans>}
        </Button>
      }
    >
      <StepQuestion key={path} place={place} heading={heading} />
      {done && (
        <Suspense fallback={null}>
          <SectionDone section={section} isFresh={done.isFresh} onClose={closeDone} />
        </Suspense>
      )}
    </WorkbookFrame>
  )
}

/** After a step to another question the focus is on the question, so that it is read and Tab leads to the answer. */
function useFocusAfterStep(path: string) {
  const heading = useRef<HTMLHeadingElement>(null)
  const seen = useRef(path)
  useEffect(() => {
    if (seen.current === path) return
    seen.current = path
    heading.current?.focus()
  }, [path])
  return heading
}
