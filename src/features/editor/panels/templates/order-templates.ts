import { templateFacts } from '#kits/design/templates/template-facts.ts'
import type { Template } from '#kits/design/templates/templates-read.ts'
import { findTemplates } from '#model/templates/find-templates.ts'
import type { Body } from '#scene/body/body.ts'

/** Up to this factor between their ratios a template of another form suits a page. */
const near = 1.6

interface Wanted {
  readonly query: string
  /** Only those of about the ratio of the page. */
  readonly isSuited: boolean
}

/** Those that a query finds: of the form of the design first, then those of the nearest ratio, else in their order. */
export function orderTemplates(
  templates: readonly Template[],
  { form, width, height }: Pick<Body, 'form' | 'width' | 'height'>,
  { query, isSuited }: Wanted,
): readonly Template[] {
  const distanceOf = ({ body }: Template) =>
    body.form === form ? -1 : Math.abs(Math.log(body.width / body.height / (width / height)))
  const found = findTemplates(templates, templateFacts, { query })
    .map((template) => ({ template, distance: distanceOf(template) }))
    .filter(({ distance }) => !isSuited || distance <= Math.log(near))
  // What a query names best stays first; a stable sort keeps the order of the market among equals.
  const isAsked = query.trim() !== ''
  return (isAsked ? found : found.toSorted((a, b) => a.distance - b.distance)).map(({ template }) => template)
}
