import { Trans, useLingui } from '@lingui/react/macro'
import Maximize from 'lucide-react/icons/maximize'
import ZoomIn from 'lucide-react/icons/zoom-in'
import ZoomOut from 'lucide-react/icons/zoom-out'
import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react'
import { useObjectUrl } from '#engine/browser/useObjectUrl.ts'
import { IconButton } from '#ui/controls/IconButton.tsx'
import { Icon } from '#ui/Icon.tsx'
import { AwayNote } from './AwayNote.tsx'
import {
  fitInto,
  fitted,
  keepInside,
  largestScale,
  type Point,
  type Size,
  type Zoom,
  zoomAt,
} from './picture-zoom.ts'
import { useBytes } from './useBytes.ts'
import { usePointers } from './usePointers.ts'
import styles from './Viewers.module.css'
import type { ViewerProps } from './viewer-props.ts'

const step = 1.5
/** Pixels by which an arrow moves an enlarged picture. */
const stride = 80

/** A picture, enlarged by the wheel, by keys, by two fingers and by a double press, and moved by dragging and arrows. */
export function PictureView({ file, keys }: ViewerProps) {
  const { t } = useLingui()
  const bytes = useBytes(file)
  const url = useObjectUrl(bytes.state === 'here' ? bytes.blob : null)
  const stage = useRef<HTMLDivElement>(null)
  const [picture, setPicture] = useState<Size | null>(null)
  const [hasFailed, setFailed] = useState(false)
  const [zoom, setZoom] = useState<Zoom>(fitted)
  const { scale } = zoom

  const change = useEffectEvent((next: (zoom: Zoom) => Zoom) => {
    if (!stage.current) return
    const room = sizeOf(stage.current)
    // Until its size is known, it is taken to fill the stage: a key that is pressed early does what it says.
    setZoom((now) => keepInside(next(now), fitInto(picture ?? room, room), room))
  })
  const noteSize = ({ naturalWidth, naturalHeight }: HTMLImageElement) => {
    const size = { width: naturalWidth || 512, height: naturalHeight || 512 }
    setPicture(size)
    if (!stage.current) return
    const room = sizeOf(stage.current)
    setZoom((now) => keepInside(now, fitInto(size, room), room))
  }
  const enlarge = (factor: number, point: Point = { x: 0, y: 0 }) =>
    change((now) => zoomAt(now, factor, point))

  const pointers = usePointers(stage, {
    onMove: (dx, dy) => change((now) => ({ ...now, x: now.x + dx, y: now.y + dy })),
    onPinch: (factor, point) => enlarge(factor, point),
  })

  const takeKey = useEffectEvent((key: string): boolean => {
    const moves: Readonly<Record<string, Point>> = {
      ArrowLeft: { x: stride, y: 0 },
      ArrowRight: { x: -stride, y: 0 },
      ArrowUp: { x: 0, y: stride },
      ArrowDown: { x: 0, y: -stride },
    }
    const move = moves[key]
    if (key === '+' || key === '=') enlarge(step)
    else if (key === '-') enlarge(1 / step)
    else if (key === '0') setZoom(fitted)
    else if (move && scale > 1) change((now) => ({ ...now, x: now.x + move.x, y: now.y + move.y }))
    else return false
    return true
  })
  // Before the picture is painted: a key that is pressed as soon as it is seen would be lost.
  useLayoutEffect(() => {
    keys.current = (key) => takeKey(key)
    return () => {
      keys.current = null
    }
  }, [keys])

  // React listens to the wheel passively, so that the page could not be kept from scrolling.
  const onWheel = useEffectEvent((event: WheelEvent) => {
    event.preventDefault()
    enlarge(Math.exp(-event.deltaY / 400), pointFrom(event))
  })
  useEffect(() => {
    const element = stage.current
    const listen = (event: WheelEvent) => onWheel(event)
    element?.addEventListener('wheel', listen, { passive: false })
    return () => element?.removeEventListener('wheel', listen)
  }, [])

  if (bytes.state === 'away') return <AwayNote file={file} />
  if (hasFailed) return <AwayNote file={file} isBroken />
  const percent = Math.round(scale * 100)
  return (
    <>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: keys and buttons do the same */}
      <div
        ref={stage}
        className={styles.stage}
        data-zoomed={scale > 1 || undefined}
        aria-busy={url === null || undefined}
        onDoubleClick={(event) => (scale > 1 ? setZoom(fitted) : enlarge(2.5, pointFrom(event.nativeEvent)))}
        {...pointers}
      >
        {url !== null && (
          <img
            src={url}
            alt={file.name}
            draggable={false}
            style={{ transform: `translate(${zoom.x}px, ${zoom.y}px) scale(${scale})` }}
            onLoad={({ currentTarget }) => noteSize(currentTarget)}
            onError={() => setFailed(true)}
          />
        )}
      </div>
      <div role="toolbar" aria-label={t`확대`} className={styles.tools}>
        <IconButton
          label={t`작게 보기`}
          icon={<Icon of={ZoomOut} />}
          aria-keyshortcuts="-"
          disabledReason={scale <= 1 ? t`더 작게 볼 수 없어요` : undefined}
          onClick={() => enlarge(1 / step)}
        />
        <span className={styles.percent} role="status">
          <Trans>{percent}%</Trans>
        </span>
        <IconButton
          label={t`크게 보기`}
          icon={<Icon of={ZoomIn} />}
          aria-keyshortcuts="+"
          disabledReason={scale >= largestScale ? t`더 크게 볼 수 없어요` : undefined}
          onClick={() => enlarge(step)}
        />
        <IconButton
          label={t`화면에 맞추기`}
          icon={<Icon of={Maximize} />}
          aria-keyshortcuts="0"
          onClick={() => setZoom(fitted)}
        />
      </div>
    </>
  )

  function pointFrom({ clientX, clientY }: MouseEvent): Point {
    const box = stage.current?.getBoundingClientRect()
    if (!box) return { x: 0, y: 0 }
    return { x: clientX - box.left - box.width / 2, y: clientY - box.top - box.height / 2 }
  }
}

function sizeOf({ clientWidth, clientHeight }: HTMLElement): Size {
  return { width: clientWidth, height: clientHeight }
}
