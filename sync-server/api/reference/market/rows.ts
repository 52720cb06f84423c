import { formOf } from '#model/forms/forms.ts'
import type { Language } from '#model/language/languages.ts'
import type { CallContext } from '#server/http/context.ts'
import { bodyIn, wordIn } from '#server/templates/in-language.ts'
import { hashOf, type StoredTemplate } from '#server/templates/read-template.ts'
import type { Tag } from '#server/templates/template-files.ts'
import { readFormWords } from '../forms/words.ts'
import { tagsOf } from './find-templates.ts'
import { searchWordsOf } from './search-words.ts'
import { occasionsIn } from './words.ts'

/** A template as lists have it: its names in the caller's language, its body in that of the content. */
export function toTemplateRow(
  template: StoredTemplate,
  tags: readonly Tag[],
  language: Language,
  content: Language,
) {
  const { idTemplate, about, body } = template
  const form = formOf(body.form)
  const own = tagsOf(template, tags)
  return {
    idTemplate,
    templateType: 'DESIGN' as const,
    name: wordIn(about.names, language),
    purpose: wordIn(about.purposes, language),
    idForm: form?.idForm ?? null,
    formName: (form && readFormWords(language).form[form.key]) ?? null,
    category: form?.tab ?? null,
    width: body.width,
    height: body.height,
    sizeUnit: body.unit,
    tags: own.map(({ id, name }) => ({ idTemplateTag: id, name: wordIn(name, language) })),
    searchWords: searchWordsOf(template, language),
    trades: about.trades,
    occasions: occasionsIn(about.occasions, language),
    look: about.look,
    isPremium: about.premium,
    body: bodyIn(template, content, own),
  }
}

/**
 * Tags an answer that is the same for every account, so that a device which has it is answered without it. `facts` is everything
 * that it is made of. True: the caller has it already.
 */
export function tagContent(context: CallContext, facts: readonly unknown[]): boolean {
  context.tagAnswer(`"${hashOf([JSON.stringify([...facts, context.language])])}"`)
  context.answerHeader('cache-control', 'private, no-cache')
  context.answerHeader('vary', 'accept-language')
  return context.isHeld()
}

/** One page of a list, and which it is. */
export function pageOf<Item>(
  items: readonly Item[],
  { page, size }: { readonly page: number; readonly size: number },
) {
  return {
    shown: items.slice(page * size, (page + 1) * size),
    page: { number: page, size, totalPages: Math.ceil(items.length / size) },
  }
}
