import { type Form, type FormTab, forms, formTabs } from '#model/forms/forms.ts'
import { matchesSearch } from '#model/hangul/choseong.ts'

/** Forms in pixels are shown on screens, those in millimetres are printed. */
export type FormUse = 'web' | 'print'

interface FormGroup {
  readonly tab: FormTab
  readonly forms: readonly Form[]
}

/** The forms of a use by tab; with a query those whose name it finds, or that of their tab, also by initial consonants. */
export function findForms(
  use: FormUse,
  query: string,
  words: { readonly tab: Readonly<Record<string, string>>; readonly form: Readonly<Record<string, string>> },
): readonly FormGroup[] {
  const unit = use === 'web' ? 'px' : 'mm'
  const isWanted = ({ key, tab }: Form) =>
    query.trim() === '' ||
    [words.form[key] ?? '', words.tab[tab] ?? ''].some((name) => matchesSearch(name, query))
  return formTabs.flatMap((tab) => {
    const found = forms.filter((form) => form.tab === tab && form.unit === unit && isWanted(form))
    return found.length > 0 ? [{ tab, forms: found }] : []
  })
}
