import { type TemplateFacts, templateWords } from '#model/templates/find-templates.ts'
import type { Template } from './templates-read.ts'

const made = new WeakMap<Template, TemplateFacts>()

/** What a search looks at. Made once for each row: a search runs with each letter that is typed. */
export function templateFacts(template: Template): TemplateFacts {
  const known = made.get(template)
  if (known) return known
  const { name, formName, tags, idForm, category, trades, occasions, look, isPremium } = template
  const facts = {
    idForm,
    category,
    idTags: tags.map(({ idTemplateTag }) => idTemplateTag),
    trades,
    occasions: occasions.map(({ key }) => key),
    look,
    isPremium,
    words: templateWords([name, formName, ...tags.map((tag) => tag.name)]),
  }
  made.set(template, facts)
  return facts
}
