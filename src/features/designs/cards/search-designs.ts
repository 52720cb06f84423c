import type { ListedDesign } from '#kits/design/document/listed-design.ts'
import type { FormWords } from '#kits/words/content.ts'
import { formOf } from '#model/forms/forms.ts'
import { matchesSearch } from '#model/hangul/choseong.ts'

/** Those whose title, form, tab of the form or a tag the query finds, also by initial consonants; all for an empty one. */
export function searchDesigns(
  designs: readonly ListedDesign[],
  query: string,
  words: FormWords,
): readonly ListedDesign[] {
  return query.trim() === '' ? designs : designs.filter(createMatch(query.trim(), words))
}

/** Forms are few: each name is searched once, not once a design. */
function createMatch(query: string, words: FormWords): (design: ListedDesign) => boolean {
  const forms = new Map<string, boolean>()
  const matchesForm = (key: string) => {
    const known = forms.get(key)
    if (known !== undefined) return known
    const names = [words.form[key], words.tab[formOf(key)?.tab ?? '']]
    const found = names.some((name) => name !== undefined && matchesSearch(name, query))
    forms.set(key, found)
    return found
  }
  return ({ title, form, tags }) =>
    matchesSearch(title, query) ||
    (form !== null && matchesForm(form)) ||
    tags.some((tag) => matchesSearch(tag, query))
}
