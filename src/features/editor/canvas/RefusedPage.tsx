import { Trans } from '@lingui/react/macro'
import { useWatched } from '#engine/watch/useWatched.ts'
import { Text } from '#ui/Text.tsx'
import type { CanvasParts } from './control/canvas-parts.ts'
import styles from './EmptyPage.module.css'

interface Props {
  readonly parts: CanvasParts
  readonly x: number
  readonly y: number
}

/** In the middle of a page, at x, y, that asks for more than is drawn, as after two people added to it apart: why nothing is seen. */
export function RefusedPage({ parts, x, y }: Props) {
  const isRefused = useWatched(parts.isRefused)
  return (
    <div role="status" className={styles.empty} style={{ left: x, top: y }}>
      {isRefused && (
        <Text tone="soft">
          <Trans>이 쪽은 한도를 넘어 그릴 수 없어요. 레이어나 글을 줄이면 다시 보여요.</Trans>
        </Text>
      )}
    </div>
  )
}
