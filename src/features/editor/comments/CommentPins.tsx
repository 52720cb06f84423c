import { useThreadsOf } from '#kits/talk/useThreads.ts'
import { pageSizeOf } from '#scene/body/page-size.ts'
import { boundsOf } from '#scene/edit/placed-nodes.ts'
import { useShown } from '../state/EditorProvider.tsx'
import { CommentPin } from './CommentPin.tsx'
import { keyOf } from './layer-field.ts'
import { useAbout } from './useAbout.ts'

/** px of the screen between two pins of one layer. */
const step = 24

/** Open threads about what is on this page, at the top right of it; in px of the page by `--e` and `--f`. */
export default function CommentPins() {
  const comments = useThreadsOf('design')
  const { body, page, nodes } = useShown()
  const aboutOf = useAbout()
  const before = new Map<string, number>()
  return comments.threads.toReversed().flatMap((thread) => {
    const key = keyOf(thread.field)
    const about = aboutOf(thread.field)
    if (thread.resolved !== null || key === null || about === null || about.page !== page?.id) return []
    const node = nodes.get(key)
    if (node?.isHidden) return []
    const { right, top } = node ? boundsOf(node) : { right: pageSizeOf(body).width, top: 0 }
    const at = before.get(key) ?? 0
    before.set(key, at + 1)
    return (
      <CommentPin
        key={thread.key}
        thread={thread}
        comments={comments}
        about={about.name}
        place={{ '--e': right, '--f': top, '--down': `${at * step}px` }}
      />
    )
  })
}
