import { useEffect, useRef } from 'react'
import { useDocumentView } from '#engine/documents/react/useDocument.ts'
import type { PersonHere } from './people-here.ts'
import { createPointerTracker, type PointerTracker } from './pointer-tracker.ts'
import styles from './RemoteMarks.module.css'

interface Props {
  /** Named where no selection says who it is. */
  readonly people: readonly { readonly person: PersonHere; readonly isNamed: boolean }[]
}

/** The pointers of other people on the page; they move without a render. */
export function RemotePointers({ people }: Props) {
  const { peers } = useDocumentView('design').document.presence
  const elements = useRef(new Map<number, HTMLElement>())
  const tracker = useRef<PointerTracker>(null)
  useEffect(() => {
    const made = createPointerTracker((client) => elements.current.get(client))
    tracker.current = made
    const stop = peers.subscribe(() => made.move(peers.get()))
    return () => {
      stop()
      made.close()
    }
  }, [peers])
  // A person who turns to this page has a pointer before it has an element.
  useEffect(() => tracker.current?.move(peers.get()))

  return people.map(({ person: { client, name, colour }, isNamed }) => (
    <span
      key={client}
      ref={(element) => {
        const all = elements.current
        if (element) all.set(client, element)
        return () => void all.delete(client)
      }}
      className={styles.pointer}
      style={{ ['--colour' as string]: `var(--p${colour})` }}
      data-still=""
    >
      <svg viewBox="0 0 18 20" aria-hidden>
        <path d="M2 1 L16 10.5 L9.5 12 L6 18.5 Z" fill="currentColor" />
      </svg>
      {isNamed && <b>{name}</b>}
    </span>
  ))
}
