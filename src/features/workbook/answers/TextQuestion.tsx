import type { StepWords } from '#kits/words/content.ts'
import type { TextField } from '#model/fields/text.ts'
import type { ValueField } from '#model/fields/value.ts'
import { Stack } from '#ui/Stack.tsx'
import { LongAnswer } from './LongAnswer.tsx'
import { LazyNameAnswer } from './lazy-name-answer.ts'
import type { QuestionProps } from './question-props.ts'
import { ShortAnswer } from './ShortAnswer.tsx'

/** One input for each field of the step. */
export default function TextQuestion({ step, words }: QuestionProps) {
  const fields = step.question.kind === 'texts' ? step.question.fields : []
  return (
    <Stack gap={4}>
      {fields.map((field) => (
        <div key={field.path} data-field={field.path}>
          <Answer field={field} isAlone={fields.length === 1} words={words} />
        </div>
      ))}
    </Stack>
  )
}

function Answer({
  field,
  isAlone,
  words,
}: {
  field: TextField | ValueField<string>
  isAlone: boolean
  words: StepWords
}) {
  const label = words.labels[field.path] ?? words.name
  const placeholder = words.placeholders[field.path] ?? words.placeholder
  if (field.kind === 'value') return <LazyNameAnswer field={field} label={label} placeholder={placeholder} />
  if (!field.long) return <ShortAnswer handle={field} label={label} placeholder={placeholder} />
  return <LongAnswer handle={field} label={label} isLabelHidden={isAlone} placeholder={placeholder} />
}
