import { CoreChapter } from './CoreChapter.tsx'

/** The chapter that a step of the workbook writes. */
export default function StepPreview({ section, step }: { section: string; step: string }) {
  return <CoreChapter section={section} currentStep={step} />
}
