import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { useFontNames } from '#kits/words/useFontNames.ts'
import type { FontChoice } from '#model/documents/choices.ts'
import type { LogoText } from '#model/documents/logo-editor.ts'
import { type FontFamily, fontFamilies, fontFamilyOf, nearestWeight } from '#model/options/fonts.ts'
import { SelectField } from '#ui/controls/SelectField.tsx'
import { TextField } from '#ui/controls/TextField.tsx'
import { ColourPicker } from './ColourPicker.tsx'
import { FontRows } from './FontRows.tsx'
import styles from './LogoMaker.module.css'

interface Props {
  title: string
  words: LogoText
  /** The brand's own fonts are listed first. */
  chosen: readonly (FontChoice | null)[]
  colours: readonly string[]
  onChange: (words: LogoText) => void
  /** Under the text. */
  children?: ReactNode
}

/** A text of the logo with its font, weight and colour. */
export function TextPart({ title, words, chosen, colours, onChange, children }: Props) {
  const { t } = useLingui()
  const family = fontFamilies.find((candidate) => candidate.family === words.fontFamily)
  const set = (next: FontFamily, weight: number) =>
    onChange({
      ...words,
      fontFamily: next.family,
      fontFamilyName: next.family,
      fontWeight: weight,
      idFontFace: next.idFontFamily * 1000 + weight,
    })
  const { weightWord } = useFontNames()
  return (
    <fieldset className={styles.part}>
      <legend>{title}</legend>
      <TextField
        label={title}
        isLabelHidden
        limit={60}
        maxLength={60}
        value={words.text}
        onText={(text) => onChange({ ...words, text })}
      />
      {children}
      <FontRows
        families={ordered(chosen)}
        chosen={family ?? null}
        weight={words.fontWeight}
        text={words.text}
        onChoose={(next) => set(next, nearestWeight(next, words.fontWeight))}
      />
      <SelectField
        label={t`굵기`}
        options={(family?.faces ?? []).map(({ weightValue }) => ({
          value: String(weightValue),
          label: weightWord(weightValue),
        }))}
        value={String(words.fontWeight)}
        onChoose={(weight) => {
          if (family) set(family, Number(weight))
        }}
      />
      <ColourPicker
        label={t`${title} 색`}
        colours={colours}
        value={words.fill}
        onChoose={(fill) => onChange({ ...words, fill })}
      />
    </fieldset>
  )
}

function ordered(chosen: readonly (FontChoice | null)[]): FontFamily[] {
  const own = chosen.flatMap((choice) => (choice && fontFamilyOf(choice.idFontFamily)) ?? [])
  const others = fontFamilies.toSorted((a, b) => Number(b.recommend) - Number(a.recommend))
  return [...new Set([...own, ...others])]
}
