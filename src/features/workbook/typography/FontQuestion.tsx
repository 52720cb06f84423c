import { OtherDocument } from '#engine/documents/react/OtherDocument.tsx'
import type { QuestionProps } from '../answers/question-props.ts'
import { FontPicker } from './FontPicker.tsx'

/** Chooses a font for one role. Opens the strategy document too: its keywords decide the order. */
export default function FontQuestion({ step, words }: QuestionProps) {
  if (step.question.kind !== 'font') return null
  return (
    <OtherDocument document="strategy" isAside>
      <FontPicker role={step.question.role} words={words} />
    </OtherDocument>
  )
}
