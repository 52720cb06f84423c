import { type ReactNode, use, useMemo, useReducer, useState } from 'react'
import { afterFirstContentPaint } from '#engine/browser/first-content.ts'
import type { Template } from '#kits/design/templates/templates-read.ts'
import { lazyComponent } from '#ui/lazy-component.tsx'
import { type PictureScene, PictureSceneContext } from './picture-scene.ts'
import { SceneTemplatesContext } from './templates-context.ts'

const SceneSource = lazyComponent(() => import('./SceneSource.tsx'), { when: afterFirstContentPaint })
const TemplateSource = lazyComponent(() => import('./TemplateSource.tsx'), { when: afterFirstContentPaint })

/** Gives the pictures of entries inside of it what they are drawn with, loaded once for a screen. */
export function PictureScenes({ children }: { children: ReactNode }) {
  const outer = use(PictureSceneContext)
  const around = use(SceneTemplatesContext)
  const [scene, setScene] = useState<PictureScene | null>(null)
  const [templates, setTemplates] = useState<readonly Template[] | null>(null)
  const [isAsked, ask] = useReducer(() => true, false)
  const own = useMemo(() => ({ templates, ask }), [templates])
  return (
    <PictureSceneContext value={outer ?? scene}>
      <SceneTemplatesContext value={outer === null ? own : around}>
        {outer === null && <SceneSource onScene={setScene} />}
        {outer === null && isAsked && <TemplateSource onTemplates={setTemplates} />}
        {children}
      </SceneTemplatesContext>
    </PictureSceneContext>
  )
}
