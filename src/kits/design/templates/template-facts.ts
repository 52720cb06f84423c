import { type TemplateFacts, templateTexts } from '#model/templates/find-templates.ts'
import type { Template } from './templates-read.ts'

const made = new WeakMap<Template, TemplateFacts>()

/** What a search looks at. Made once for each row: a search runs with each letter that is typed. */
export function templateFacts(template: Template): TemplateFacts {
  const known = made.get(template)
  if (known) return known
  const { name, purpose, searchWords, tags, idForm, category, trades, occasions, look, isPremium } = template
  const facts = {
    idForm,
    category,
    idTags: tags.map(({ idTemplateTag }) => idTemplateTag),
    trades,
    occasions: occasions.map(({ key }) => key),
    look,
    isPremium,
    texts: templateTexts({ name, tags: tags.map((tag) => tag.name), purpose, others: searchWords }),
  }
  made.set(template, facts)
  return facts
}
