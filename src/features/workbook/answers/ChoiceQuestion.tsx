import { Trans } from '@lingui/react/macro'
import { useValue } from '#engine/documents/react/useValue.ts'
import { contentOf, optionWord } from '#kits/words/content.ts'
import type { ValueField } from '#model/fields/value.ts'
import { activityPeriods, companySizes, memberCounts } from '#model/options/business.ts'
import type { OptionList } from '#model/workbook/steps.ts'
import { Button } from '#ui/controls/Button.tsx'
import { ChoiceGroup } from '#ui/controls/ChoiceGroup.tsx'
import { Stack } from '#ui/Stack.tsx'
import { Text } from '#ui/Text.tsx'
import { ConflictNotice } from './ConflictNotice.tsx'
import styles from './Question.module.css'
import type { QuestionProps } from './question-props.ts'
import { useProblem } from './useProblem.ts'
import { useReadOnlyReason } from './useReadOnlyReason.ts'

interface ChoiceField {
  readonly field: ValueField<string>
  readonly options: OptionList
}

const keysOf: Record<OptionList, readonly string[]> = {
  companySize: companySizes,
  activityPeriod: activityPeriods,
  memberCount: memberCounts,
}

/** One group of radio buttons for each field of the step. */
export default function ChoiceQuestion({ step, words }: QuestionProps) {
  const fields = step.question.kind === 'choices' ? step.question.fields : []
  return (
    <Stack gap={1}>
      {fields.map((asked) => (
        <Choice
          key={asked.field.path}
          asked={asked}
          label={words.labels[asked.field.path] ?? words.name}
          isAlone={fields.length === 1}
        />
      ))}
    </Stack>
  )
}

function Choice({ asked, label, isAlone }: { asked: ChoiceField; label: string; isAlone: boolean }) {
  const { field, options } = asked
  const [chosen, choose] = useValue(field)
  const lock = useReadOnlyReason()
  const problem = useProblem(field.path)
  const hints = contentOf('options')[`${options}Hint`]
  return (
    <Stack gap={1} data-field={field.path}>
      <ChoiceGroup
        legend={label}
        isLegendHidden={isAlone}
        look={hints ? 'rows' : 'cards'}
        value={chosen}
        onChoose={choose}
        choices={keysOf[options].map((key) => ({
          value: key,
          label: optionWord(options, key),
          hint: hints?.[key],
          isDisabled: lock !== null,
        }))}
        {...(problem === null ? {} : { error: problem })}
      />
      <ConflictNotice field={field} say={(key) => optionWord(options, key)} />
      <div className={styles.under}>
        {lock !== null && (
          <Text tone="soft" size="small">
            {lock}
          </Text>
        )}
        {chosen !== null && lock === null && (
          <Button look="quiet" size="small" hangs="start" onClick={() => choose(null)}>
            <Trans>고른 것 지우기</Trans>
          </Button>
        )}
      </div>
    </Stack>
  )
}
