import { CoreChapter } from './CoreChapter.tsx'

/** The chapter that a step of the workbook writes. */
export default function StepPreview({ step }: { step: string }) {
  return <CoreChapter section={step.slice(0, step.lastIndexOf('/'))} currentStep={step} />
}
