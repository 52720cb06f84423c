import { useEffect, useRef } from 'react'
import { createPortal } from 'react-dom'
import { useWatched } from '#engine/watch/useWatched.ts'
import { ChannelMark } from '#kits/planner/ChannelMark.tsx'
import { useMoveWords } from '../drag/useMoveWords.ts'
import { useBoard } from './board-context.ts'
import styles from './DragGhost.module.css'

/** What a pointer drags: the entry, and a flag that says where it would go and what becomes of its time. */
export function DragGhost() {
  const { drag } = useBoard()
  const held = useWatched(drag.held)
  const target = useWatched(drag.target)
  const words = useMoveWords()
  const ghost = useRef<HTMLDivElement>(null)
  const isShown = held?.by === 'pointer'

  // Not by React: a pointer moves more often than a frame is drawn.
  useEffect(() => {
    if (!isShown) return
    const follow = () => {
      const [x, y] = drag.pointer.get()
      if (ghost.current) ghost.current.style.translate = `${x}px ${y}px`
    }
    follow()
    return drag.pointer.subscribe(follow)
  }, [isShown, drag])

  if (!held || !isShown) return null
  const { entry } = held
  const [channel] = entry.channels ?? []
  return createPortal(
    <div ref={ghost} className={styles.ghost} aria-hidden>
      <div className={styles.tile}>
        <span className={styles.line}>
          {channel !== undefined && <ChannelMark channel={channel} />}
          {entry.time !== null && <b>{entry.time}</b>}
        </span>
        <span>{words.nameOf(entry)}</span>
      </div>
      {target && <span className={styles.flag}>{words.flag(entry, target)}</span>}
    </div>,
    document.body,
  )
}

/** The same flag on the day that keys have moved the entry to. */
export function TargetFlag() {
  const { drag } = useBoard()
  const held = useWatched(drag.held)
  const target = useWatched(drag.target)
  const words = useMoveWords()
  if (held?.by !== 'keys' || target === null) return null
  return (
    <span className={styles.flag} aria-hidden>
      {words.flag(held.entry, target)}
    </span>
  )
}
