import { useLingui } from '@lingui/react/macro'
import { type CSSProperties, type PointerEvent, useEffect, useEffectEvent, useRef, useState } from 'react'
import { PagePicture } from '#kits/design/scene/PagePicture.tsx'
import { usePictureUrls } from '#kits/design/scene/usePictureUrls.ts'
import { pageSizeOf } from '#scene/body/page-size.ts'
import { useModal } from '#ui/overlays/useModal.ts'
import { useShown } from '../state/EditorProvider.tsx'
import styles from './Presentation.module.css'
import { turnOf, turnOfSwipe } from './turns.ts'

/** The pages one by one over the whole screen, from the open one on; Esc ends it. `onEnd` gets the key of the last one. */
export default function Presentation({ onEnd }: { onEnd: (page: string) => void }) {
  const { t } = useLingui()
  const { body, page, dress } = useShown()
  const pictures = usePictureUrls(dress.bytes)
  const { pages } = body
  const [first] = useState(page?.id)
  const [key, setKey] = useState(first)
  const frame = useRef<HTMLDialogElement>(null)
  const pressed = useRef<{ readonly x: number; readonly y: number } | null>(null)
  useModal(frame)
  const found = pages.findIndex(({ id }) => id === key)
  // Another person removed it meanwhile.
  const at = Math.max(found, 0)
  const shown = pages[at]
  const turn = (to: number) => setKey(pages[Math.max(0, Math.min(pages.length - 1, to))]?.id)
  const end = useEffectEvent(() => onEnd(shown?.id ?? ''))
  useEffect(() => {
    const element = frame.current
    // Where there is no full screen, as on iPhones, the window is filled.
    element?.requestFullscreen?.().catch(() => undefined)
    const left = () => {
      if (document.fullscreenElement === null) end()
    }
    document.addEventListener('fullscreenchange', left)
    return () => {
      document.removeEventListener('fullscreenchange', left)
      if (document.fullscreenElement === element) void document.exitFullscreen().catch(() => undefined)
    }
  }, [])
  if (!shown) return null
  const { width, height } = pageSizeOf(body)
  const release = (event: PointerEvent) => {
    const from = pressed.current
    pressed.current = null
    if (!from || event.button !== 0) return
    turn(at + turnOfSwipe(from, { x: event.clientX, y: event.clientY }, innerWidth))
  }
  return (
    <dialog
      ref={frame}
      className={styles.frame}
      aria-label={t`발표`}
      onCancel={(event) => {
        event.preventDefault()
        end()
      }}
      onKeyDown={(event) => {
        const to = turnOf(event, at, pages.length)
        if (to === null) return
        event.preventDefault()
        turn(to)
      }}
      onPointerDown={(event) => {
        pressed.current = { x: event.clientX, y: event.clientY }
      }}
      onPointerUp={release}
    >
      <div className={styles.page} style={{ '--ratio': width / height } as CSSProperties}>
        <PagePicture
          key={shown.id}
          body={body}
          page={shown}
          dress={dress.dress}
          pictures={pictures}
          label={t`${pages.length}쪽 가운데 ${at + 1}쪽`}
        />
      </div>
      <p className={styles.number} role="status">
        {`${at + 1} / ${pages.length}`}
      </p>
    </dialog>
  )
}
