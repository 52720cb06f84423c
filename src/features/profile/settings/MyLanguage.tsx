import { useLingui } from '@lingui/react/macro'
import { currentLanguage } from '#device/identity/language.ts'
import { type Language, languages } from '#model/language/languages.ts'
import { SelectField } from '#ui/controls/SelectField.tsx'

/** The language of the product, of mails and of the server's words. The page is loaded anew in it. */
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
