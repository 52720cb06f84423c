import { GuideChapter } from './GuideChapter.tsx'

/** The chapter that a step of the workbook writes. */
export default function StepPreview({ step }: { step: string }) {
  return <GuideChapter section={step.slice(0, step.lastIndexOf('/'))} currentStep={step} />
}
