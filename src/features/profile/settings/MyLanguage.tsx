import { useLingui } from '@lingui/react/macro'
import { currentLanguage } from '#device/identity/language.ts'
import { type Language, languages } from '#model/language/languages.ts'
import { SelectField } from '#ui/controls/SelectField.tsx'

/** Language of the interface, of mails and of server messages. Changing it reloads the page. */
export function MyLanguage({ onChoose }: { onChoose: (language: Language) => void }) {
  const { t } = useLingui()
  return (
    <SelectField<Language>
      label={t`언어`}
      isLabelHidden
      value={currentLanguage()}
      options={languages.map(({ key, name }) => ({ value: key, label: name }))}
      onChoose={onChoose}
      translate="no"
    />
  )
}
