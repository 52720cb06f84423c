import { useLingui } from '@lingui/react/macro'
import { type CSSProperties, type SyntheticEvent, useEffect, useRef, useState } from 'react'
import { asDrawnPerson } from '#kits/talk/as-drawn-person.ts'
import { ThreadCard } from '#kits/talk/ThreadCard.tsx'
import type { Threads } from '#kits/talk/useThreads.ts'
import type { Thread } from '#model/comments/threads.ts'
import { isComposing } from '#ui/composing.ts'
import { initialOf } from '#ui/people/initial-of.ts'
import styles from './CommentPin.module.css'

interface Props {
  thread: Thread
  comments: Threads
  /** Name of what it is about. */
  about: string
  /** `--e`, `--f` and `--down`. */
  place: Readonly<Record<`--${string}`, string | number>>
}

/** The pin of a thread. A press opens the thread and a second one closes it; a mouse opens it while it is over it. */
export function CommentPin({ thread, comments, about, place }: Props) {
  const { t } = useLingui()
  const pin = useRef<HTMLDivElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  const [isHeld, setIsHeld] = useState(false)
  const [isOver, setIsOver] = useState(false)
  const [side, setSide] = useState<'start' | 'end'>('start')
  const isOpen = isHeld || isOver
  const [first] = thread.messages
  useOwnWheel(pin)
  if (!first) return null
  const name = comments.nameOf(first)
  const { colour } = asDrawnPerson({ id: first.by, name })
  const look = () => {
    const canvas = pin.current?.closest('[data-canvas]')?.getBoundingClientRect()
    const own = pin.current?.getBoundingClientRect()
    if (canvas && own) setSide(own.left - canvas.left > canvas.width / 2 ? 'start' : 'end')
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the canvas takes presses and keys for its own; what happens in a thread is none of its
    <div
      ref={pin}
      className={styles.pin}
      style={{ ...place, '--colour': `var(--p${colour})` } as CSSProperties}
      onPointerDown={keep}
      onPointerMove={keep}
      onPointerUp={keep}
      onDoubleClick={keep}
      onContextMenu={keep}
      onPointerEnter={({ pointerType }) => {
        if (pointerType !== 'mouse') return
        look()
        setIsOver(true)
      }}
      onPointerLeave={() => setIsOver(false)}
      onKeyDown={(event) => {
        event.stopPropagation()
        if (event.key !== 'Escape' || !isOpen || isComposing(event)) return
        event.preventDefault()
        setIsHeld(false)
        setIsOver(false)
        button.current?.focus()
      }}
    >
      <button
        ref={button}
        type="button"
        className={styles.face}
        aria-expanded={isOpen}
        aria-label={t`${name}의 의견, ${about}`}
        onClick={() => {
          look()
          setIsHeld(!isHeld)
        }}
      >
        {initialOf(name)}
      </button>
      {isOpen && (
        <ul
          className={styles.bubble}
          data-side={side}
          // What is being written stays where the mouse leaves.
          onFocus={() => setIsHeld(true)}
        >
          <ThreadCard thread={thread} comments={comments} place={about}>
            {about}
          </ThreadCard>
        </ul>
      )}
    </div>
  )
}

function keep(event: SyntheticEvent): void {
  event.stopPropagation()
}

/** A wheel over the bubble scrolls it, and does not move the page below. */
function useOwnWheel(pin: { readonly current: HTMLElement | null }): void {
  useEffect(() => {
    const element = pin.current
    if (!element) return
    const own = (event: WheelEvent) => event.stopPropagation()
    element.addEventListener('wheel', own)
    return () => element.removeEventListener('wheel', own)
  }, [pin])
}
