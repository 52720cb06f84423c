import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { afterFirstContentPaint } from '#engine/browser/first-content.ts'
import { useReportScreen } from '#kits/talk/usePeople.ts'
import { loadContent } from '#kits/words/content.ts'
import { hiddenOnPhoneClass } from '#ui/layout/width-class.ts'
import { lazyComponent } from '#ui/lazy-component.tsx'
import { useFocusAfterStep } from '#ui/useFocusAfterStep.ts'
import { positionOf } from '../sections/step-position.ts'
import { EarlyStepKeys } from './EarlyStepKeys.tsx'
import { StepQuestion } from './StepQuestion.tsx'
import { WorkbookFrame } from './WorkbookFrame.tsx'

const LeaveWorkbook = lazyComponent(() => import('./LeaveWorkbook.tsx'), {
  when: afterFirstContentPaint,
})
const PeopleInStep = lazyComponent(
  async () => {
    const [part] = await Promise.all([import('../people/PeopleInStep.tsx'), loadContent('workbook')])
    return part
  },
  { when: afterFirstContentPaint },
)
const Preview = lazyComponent(() => import('./Preview.tsx'), {
  when: afterFirstContentPaint,
  ifFailed: 'line',
})
const StepFoot = lazyComponent(() => import('./StepFoot.tsx'), {
  when: afterFirstContentPaint,
  Placeholder: EarlyStepKeys,
})
const StepTrail = lazyComponent(() => import('./StepTrail.tsx'), {
  when: afterFirstContentPaint,
})
const WorkbookSidebar = lazyComponent(() => import('../sidebar/WorkbookSidebar.tsx'), {
  when: afterFirstContentPaint,
  ifFailed: 'line',
})

interface Props {
  /** Path of the step, such as `core/story/what`. */
  path: string
  /** Preview of the page that this step fills in. */
  preview: ReactNode
  /** Help of another feature with the answer. */
  underAnswer?: ReactNode
  /** Takes the place of the preview, which it is given; null where that stays. */
  sideBar?: ((preview: ReactNode) => ReactNode) | undefined
  /** In the header before the people: the sync indicator. */
  headerEnd?: ReactNode
  /** In the header after the people, hidden on phones: theme, account. */
  headerTools?: ReactNode
  banners?: ReactNode
  sidebarFoot?: ReactNode
}

/** One step of the workbook in its frame. Throws for a path that is no step. */
export function StepPage({
  path,
  preview,
  underAnswer,
  sideBar,
  headerEnd,
  headerTools,
  banners,
  sidebarFoot,
}: Props) {
  const { t } = useLingui()
  useReportScreen(path)
  useFocusAfterStep(path)
  const position = positionOf(path)
  if (!position) throw new Error(`${path} is no step`)
  const { section } = position

  return (
    <WorkbookFrame
      words={{
        label: t`워크북 단계`,
        expand: t`단계 펼치기`,
        collapse: t`단계 접기`,
        skip: t`본문으로`,
        openMenu: t`단계 열기`,
        closeMenu: t`단계 닫기`,
        desk: section.group === 'strategy' ? t`전략 미리보기` : t`가이드 미리보기`,
      }}
      sidebar={<WorkbookSidebar section={section} step={path} foot={sidebarFoot} />}
      headerStart={<StepTrail section={section} />}
      headerEnd={
        <>
          {headerEnd}
          <PeopleInStep />
          <span className={hiddenOnPhoneClass}>{headerTools}</span>
          <LeaveWorkbook section={section} />
        </>
      }
      banners={banners}
      desk={
        <Preview section={section} step={position.step}>
          {preview}
        </Preview>
      }
      bar={sideBar}
      foot={<StepFoot position={position} />}
    >
      <StepQuestion key={path} position={position} underAnswer={underAnswer} />
    </WorkbookFrame>
  )
}
