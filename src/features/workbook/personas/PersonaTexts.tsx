import type { StepWords } from '#kits/words/content.ts'
import { strategy } from '#model/documents/strategy.ts'
import type { Step } from '#model/workbook/steps.ts'
import { LongAnswer } from '../answers/LongAnswer.tsx'
import styles from './Personas.module.css'

const { personas } = strategy.positioning
const { goal, achievements, discomfort, issue, problem, needs } = personas.properties

interface Props {
  step: Step
  itemKey: string
  words: StepWords
}

/** The long texts of a persona: its goals, or its problems, depending on the step. */
export function PersonaTexts({ step, itemKey, words }: Props) {
  const asksForPurpose = step.question.kind === 'personas' && step.question.part === 'purpose'
  const asked = asksForPurpose ? [goal, achievements] : [discomfort, issue, problem, needs]
  return (
    <div className={styles.texts}>
      {asked.map((property) => {
        const name = `${personas.path}/${property.property}`
        const handle = property.at(itemKey)
        const hint = words.hints?.[name]
        return (
          <div key={property.property} data-field={handle.path}>
            <LongAnswer
              handle={handle}
              label={
                <>
                  {words.labels[name]}
                  {hint !== undefined && <span className={styles.hint}>{hint}</span>}
                </>
              }
              placeholder={words.placeholders[name]}
              rows={asksForPurpose ? 4 : 3}
            />
          </div>
        )
      })}
    </div>
  )
}
