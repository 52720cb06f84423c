import { type ReactNode, useEffect } from 'react'
import { Note } from '#ui/Text.tsx'
import styles from './Desk.module.css'

/** Id of the title of what was chosen in a queue: there is one at a time. */
export const deskHeadId = 'desk-task'

/** Moves the focus to that title. */
export function focusDeskHead(): void {
  document.getElementById(deskHeadId)?.focus()
}

/** Title of what was chosen in a queue, which gets the focus. */
export function DeskHead({ title, facts }: { title: string; facts: ReactNode }) {
  useEffect(focusDeskHead, [])
  return (
    <header className={styles.taskHead}>
      <h2 id={deskHeadId} tabIndex={-1}>
        {title}
      </h2>
      <Note>{facts}</Note>
    </header>
  )
}
