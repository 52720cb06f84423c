import { useEffect } from 'react'
import { pageLanguage } from '#engine/words/page-language.ts'
import type { Template } from '#kits/design/templates/templates-read.ts'
import { useTemplates } from '#kits/design/templates/useTemplates.ts'

/** Reads the templates of the market. Draws nothing. */
export default function TemplateSource({
  onTemplates,
}: {
  onTemplates: (all: readonly Template[]) => void
}): null {
  const { all } = useTemplates(pageLanguage())
  useEffect(() => {
    if (all !== null) onTemplates(all)
  }, [all, onTemplates])
  return null
}
