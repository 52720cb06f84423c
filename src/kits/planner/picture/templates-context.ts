import { createContext, use, useEffect } from 'react'
import type { Template } from '#kits/design/templates/templates-read.ts'

export interface SceneTemplates {
  /** All templates of the market; null until they were asked for and this device has any. */
  readonly templates: readonly Template[] | null
  /** Reads them, once for a screen: without an entry that shows one, none are read. */
  readonly ask: () => void
}

export const SceneTemplatesContext = createContext<SceneTemplates>({ templates: null, ask: () => {} })

/** The templates of the market, read with the first part of a screen that needs them. */
export function useSceneTemplates(isNeeded = true): readonly Template[] | null {
  const { templates, ask } = use(SceneTemplatesContext)
  useEffect(() => {
    if (isNeeded) ask()
  }, [ask, isNeeded])
  return templates
}
