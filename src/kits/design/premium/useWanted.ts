import { useMemo } from 'react'
import { useCachedRead } from '#engine/reads/useCachedRead.ts'
import { pageLanguage } from '#engine/words/page-language.ts'
import type { Wanted } from '#kits/commerce/plan-modal.ts'
import { bundleCollectionsRead } from '../templates/bundles-read.ts'
import { type Template, templatesRead } from '../templates/templates-read.ts'

/** What a plan is chosen for, as the market has it. */
export interface WantedContent {
  readonly name: string
  /** The template itself, or those of the bundle. */
  readonly templates: readonly Template[]
}

/** Null while this device does not have it, and where the market does not. */
export function useWanted({ kind, id }: Wanted): WantedContent | null {
  const language = pageLanguage()
  const input = useMemo(() => ({ query: { language } }), [language])
  const { data: all } = useCachedRead(templatesRead, { input })
  const { data: bundles } = useCachedRead(bundleCollectionsRead, { isAsked: kind === 'bundle' })
  return useMemo(() => {
    const ids = kind === 'template' ? [id] : []
    const bundle =
      kind === 'bundle' ? bundles?.find(({ idBundleCollection }) => idBundleCollection === id) : null
    const wantedIds = bundle ? bundle.idTemplates : ids
    const templates = wantedIds.flatMap((each) => all?.find(({ idTemplate }) => idTemplate === each) ?? [])
    const name = bundle?.name ?? templates[0]?.name
    return name === undefined || templates.length === 0 ? null : { name, templates }
  }, [kind, id, all, bundles])
}
