import { OtherDocument } from '#device/documents/react/OtherDocument.tsx'
import type { QuestionProps } from '../answers/question-props.ts'
import { FontPicker } from './FontPicker.tsx'

/** A face for headings or long text. What is recommended depends on the personality, which is in the other document. */
export default function FontQuestion({ step, words }: QuestionProps) {
  if (step.question.kind !== 'font') return null
  return (
    <OtherDocument document="strategy" isAside>
      <FontPicker role={step.question.role} words={words} />
    </OtherDocument>
  )
}
