import { useMemo } from 'react'
import { type ReadView, useCachedRead } from '#engine/reads/useCachedRead.ts'
import type { Language } from '#model/language/languages.ts'
import { findTemplates, type TemplateSearch } from '#model/templates/find-templates.ts'
import { templateFacts } from './template-facts.ts'
import { type Template, templatesRead } from './templates-read.ts'

interface TemplatesView extends Omit<ReadView<readonly Template[]>, 'data' | 'hasMore' | 'more'> {
  /** Those that the search lets through; null until there are any on this device. */
  readonly templates: readonly Template[] | null
  /** All of them. */
  readonly all: readonly Template[] | null
}

const everything: TemplateSearch = {}

/**
 * Templates of the market with their bodies in the language of the brand's content: at once as this device has them, then as
 * the server says.
 */
export function useTemplates(content: Language, search: TemplateSearch = everything): TemplatesView {
  const input = useMemo(() => ({ query: { language: content } }), [content])
  const { data: all, state, reload } = useCachedRead(templatesRead, { input })
  const templates = useMemo(() => all && findTemplates(all, templateFacts, search), [all, search])
  return { templates, all, state, reload }
}
