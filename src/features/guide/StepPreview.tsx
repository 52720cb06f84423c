import { afterFirstContentPaint } from '#engine/browser/first-content.ts'
import { lazyComponent } from '#ui/lazy-component.tsx'
import { GuideChapter } from './GuideChapter.tsx'

const VisualParts = lazyComponent(() => import('./visual/VisualParts.tsx'), {
  when: afterFirstContentPaint,
  ifFailed: 'line',
})

/** Preview of the chapter that a step fills in. `step` is a path such as `core/story/what`. */
export default function StepPreview({ step }: { step: string }) {
  const section = step.slice(0, step.lastIndexOf('/'))
  if (!section.startsWith('visual/')) return <GuideChapter section={section} currentStep={step} />
  return (
    <GuideChapter section={section} currentStep={step}>
      <VisualParts section={section} step={step} />
    </GuideChapter>
  )
}
