import { useLingui } from '@lingui/react/macro'
import type { Language } from '#model/language/languages.ts'
import { ChipChoice } from '#ui/controls/ChipChoice.tsx'
import { Segmented } from '#ui/controls/Segmented.tsx'
import { LanguageName } from './LanguageName.tsx'
import { languageName } from './language-name.ts'

interface Props {
  targets: readonly Language[]
  shown: readonly Language[]
  /** Whether there is room for several. */
  isWide: boolean
  onChoose: (shown: readonly Language[]) => void
}

/** Which languages are beside the source: several where there is room, else one. */
export function LanguageChoice({ targets, shown, isWide, onChoose }: Props) {
  const { t } = useLingui()
  const label = t`번역할 언어`
  if (isWide)
    return (
      <ChipChoice
        label={label}
        chips={targets.map((key) => ({ key, label: <LanguageName language={key} /> }))}
        chosen={shown}
        onChoose={(chosen) => {
          if (chosen.length > 0) onChoose(targets.filter((language) => chosen.includes(language)))
        }}
      />
    )
  const [first] = shown
  if (first === undefined) return null
  return (
    <Segmented
      label={label}
      options={targets.map((value) => ({ value, label: languageName(value) }))}
      value={first}
      onChoose={(language) => onChoose([language])}
    />
  )
}
