import { useLingui } from '@lingui/react/macro'
import type { CSSProperties } from 'react'
import { useTextBinding } from '#engine/documents/react/useTextBinding.ts'
import { translations } from '#model/documents/translations.ts'
import { type Language, languages } from '#model/language/languages.ts'
import { colourOf } from '#ui/colour-of.ts'
import { GrowingField } from '#ui/controls/GrowingField.tsx'
import { languageName } from './language-name.ts'
import { useTranslationsView } from './page-context.ts'
import { Standing } from './Standing.tsx'
import { SuggestionBeside } from './SuggestionBeside.tsx'
import styles from './TranslationField.module.css'
import type { StandingText } from './useLanguageTexts.ts'
import type { TranslationRow } from './useRows.ts'

interface Props {
  language: Language
  row: TranslationRow
  standing: StandingText
  style?: CSSProperties
}

/** One text in one language: the field, how it stands beside its source, and what is suggested for it. */
export function TranslationField({ language, row, standing, style }: Props) {
  const { t, i18n } = useLingui()
  const { key, label, source } = row
  const { actions, isReadOnly } = useTranslationsView()
  const handle = translations.translated[language].at(key)
  const { ref, isRefused, isOver, editors, length } = useTextBinding(handle)
  const name = languageName(language)
  const limit = i18n.number(handle.max)
  const [first] = editors
  const fault = isRefused
    ? t`${limit}자까지 쓸 수 있어요.`
    : isOver
      ? t`함께 쓴 글이 ${limit}자를 넘었어요.`
      : undefined
  const tag = languages.find((one) => one.key === language)?.tag
  return (
    <div className={styles.cell} style={style} data-state={standing.state}>
      <GrowingField
        ref={ref}
        label={`${label}, ${name}`}
        isLabelHidden
        lang={tag}
        placeholder={isReadOnly ? undefined : name}
        rows={2}
        readOnly={isReadOnly}
        limit={handle.max}
        used={length}
        error={fault}
        hint={first?.name}
        {...(first ? { ring: `var(--p${colourOf(first.id)})` } : {})}
        // Before the field itself hears of it, and writes the first letter.
        onInputCapture={() => {
          if (standing.state === 'empty') actions.begin({ language, key }, source)
        }}
      />
      <Standing language={language} row={row} standing={standing} />
      <SuggestionBeside language={language} row={row} standing={standing} />
    </div>
  )
}
