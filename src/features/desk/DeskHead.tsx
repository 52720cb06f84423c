import { type ReactNode, useEffect, useRef } from 'react'
import { Note } from '#ui/Text.tsx'
import styles from './Desk.module.css'

type Props = { id: string; title: string; facts: ReactNode }

/** Title of what was chosen in a queue, which gets the focus. */
export function DeskHead({ id, title, facts }: Props) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <header className={styles.taskHead}>
      <h2 id={id} ref={heading} tabIndex={-1}>
        {title}
      </h2>
      <Note>{facts}</Note>
    </header>
  )
}
