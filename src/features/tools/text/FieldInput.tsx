import { Trans, useLingui } from '@lingui/react/macro'
import { RuledField } from '#ui/controls/RuledField.tsx'
import { Segmented } from '#ui/controls/Segmented.tsx'
import { SelectField } from '#ui/controls/SelectField.tsx'
import { TextField } from '#ui/controls/TextField.tsx'
import { ToggleChip } from '#ui/controls/ToggleChip.tsx'
import { ToggleChips } from '#ui/controls/ToggleChips.tsx'
import { Stack } from '#ui/Stack.tsx'
import { Text } from '#ui/Text.tsx'
import { StarsField } from './StarsField.tsx'
import type { ToolField } from './tool-fields.ts'

interface Props {
  field: ToolField
  value: string
  error: string | undefined
  onType: (value: string) => void
}

/** A field by its kind. */
export function FieldInput({ field, value, error, onType }: Props) {
  const { i18n } = useLingui()
  const label = i18n._(field.label)
  const mark = field.isNeeded ? undefined : <Trans>없어도 돼요</Trans>
  const hint = field.hint && i18n._(field.hint)
  const choices = (field.choices ?? []).map((one) => ({ value: one.value, label: i18n._(one.label) }))
  switch (field.kind) {
    case 'lines':
      return <RuledField {...{ label, mark, hint, error, value }} rows={3} maxLength={2000} onText={onType} />
    case 'stars':
      return (
        <StarsField label={label} value={Number(value) || 5} onChoose={(stars) => onType(String(stars))} />
      )
    case 'choice':
      if (choices.length > 3)
        return <SelectField label={label} options={choices} value={value || null} onChoose={onType} />
      return (
        <Stack gap={1} align="start">
          <Text as="span" size="small" aria-hidden>
            {label}
          </Text>
          <Segmented label={label} options={choices} value={value} onChoose={onType} />
        </Stack>
      )
    case 'marks': {
      const chosen = value.split(',').filter((one) => one !== '')
      return (
        <Stack gap={1}>
          <Text as="span" size="small" aria-hidden>
            {label}
          </Text>
          <ToggleChips label={label}>
            {choices.map((one) => (
              <ToggleChip
                key={one.value}
                isOn={chosen.includes(one.value)}
                onToggle={(isOn) => {
                  const others = chosen.filter((other) => other !== one.value)
                  onType((isOn ? [...others, one.value] : others).join(','))
                }}
              >
                {one.label}
              </ToggleChip>
            ))}
          </ToggleChips>
        </Stack>
      )
    }
    default:
      return (
        <TextField
          {...{ label, mark, hint, error, value }}
          type={field.kind === 'day' ? 'date' : 'text'}
          inputMode={field.kind === 'amount' ? 'numeric' : undefined}
          maxLength={field.kind === 'day' ? undefined : 200}
          onText={onType}
        />
      )
  }
}
