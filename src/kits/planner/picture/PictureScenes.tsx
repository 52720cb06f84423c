import { type ReactNode, use, useState } from 'react'
import { afterFirstContentPaint } from '#engine/browser/first-content.ts'
import { lazyComponent } from '#ui/lazy-component.tsx'
import { type PictureScene, PictureSceneContext } from './picture-scene.ts'

const SceneSource = lazyComponent(() => import('./SceneSource.tsx'), { when: afterFirstContentPaint })

/** Gives the pictures of entries inside of it what they are drawn with, loaded once for a screen. */
export function PictureScenes({ children }: { children: ReactNode }) {
  const outer = use(PictureSceneContext)
  const [scene, setScene] = useState<PictureScene | null>(null)
  return (
    <PictureSceneContext value={outer ?? scene}>
      {outer === null && <SceneSource onScene={setScene} />}
      {children}
    </PictureSceneContext>
  )
}
