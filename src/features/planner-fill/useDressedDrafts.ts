import { useMemo } from 'react'
import { useDocumentView } from '#engine/documents/react/useDocument.ts'
import { useFromAnswers } from '#engine/documents/react/useFromAnswers.ts'
import { pageLanguage } from '#engine/words/page-language.ts'
import { useNeedsPlan } from '#kits/commerce/useNeedsPlan.ts'
import { chooseTemplates } from '#kits/planner/dress/choose-templates.ts'
import { postOf } from '#kits/planner/dress/post-of.ts'
import { sizeOfPost } from '#kits/planner/dress/size-of-post.ts'
import { usePictureScene } from '#kits/planner/picture/picture-scene.ts'
import { useSceneTemplates } from '#kits/planner/picture/templates-context.ts'
import type { NewEntry } from '#kits/planner/planner-actions.ts'
import { guide } from '#model/documents/guide.ts'
import { textOf } from '#model/fields/answers.ts'

/** The drafts, each with a template that fits it; without one while this device has none of the market. */
export function useDressedDrafts(drafts: readonly NewEntry[], seed: number): readonly NewEntry[] {
  const { brand } = useDocumentView('planner').document
  const templates = useSceneTemplates()
  const photos = usePictureScene()?.dress.dress.photos.length ?? 0
  const industry = useFromAnswers((answers) => textOf(answers, guide.info.industry.path)) || null
  const needsPlan = useNeedsPlan(brand, 'BASIC')
  // By value: the drafts are new objects each time, and choosing for a month looks at all templates.
  const key = JSON.stringify(drafts.map(writtenOf))
  const chosen = useMemo(() => {
    if (templates === null) return []
    const written = JSON.parse(key) as readonly Written[]
    const posts = written.map(([kind, day, title, text]) => ({
      kind,
      day,
      words: postOf({ title, text, day }, pageLanguage()),
    }))
    const size = sizeOfPost(written[0]?.[4])
    return chooseTemplates(posts, { templates, size, photos, industry, needsPlan, seed })
  }, [key, templates, photos, industry, needsPlan, seed])
  return drafts.map((draft, at) => ({ ...draft, template: chosen[at] ?? null }))
}

type Written = readonly [
  kind: string | null,
  day: string | null,
  title: string | null,
  text: string,
  channels: readonly string[] | null,
]

function writtenOf({ kind = null, day = null, title = null, text = '', channels = null }: NewEntry): Written {
  return [kind, day, title, text, channels]
}
