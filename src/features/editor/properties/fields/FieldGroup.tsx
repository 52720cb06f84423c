import { createContext, type ReactNode, use, useId } from 'react'
import { classNames } from '#ui/class-names.ts'
import { Text } from '#ui/Text.tsx'
import styles from './Fields.module.css'

const ReadOnlyContext = createContext(false)

/** Around fields of a design that cannot be edited: they show their values as words. */
export const ReadOnlyFields = ReadOnlyContext.Provider

export function useIsReadOnly(): boolean {
  return use(ReadOnlyContext)
}

interface Props {
  title: ReactNode
  /** For screen readers alone. */
  isTitleHidden?: boolean
  /** At the end of the line of the title. */
  aside?: ReactNode
  /** What a lock allows still; its fields are shown and cannot be changed. */
  locked?: ReactNode
  children: ReactNode
}

/** Fields that belong together. */
export function FieldGroup({ title, isTitleHidden = false, aside, locked, children }: Props) {
  const id = useId()
  const isReadOnly = useIsReadOnly()
  const isLocked = Boolean(locked) && !isReadOnly
  return (
    <div className={styles.group}>
      <div className={classNames(styles.head, isTitleHidden && styles.hiddenHead)}>
        <h3 id={id}>{title}</h3>
        {aside !== undefined && <span>{aside}</span>}
      </div>
      <fieldset
        aria-labelledby={id}
        disabled={isLocked}
        className={classNames(styles.fields, isLocked && styles.locked)}
      >
        {children}
      </fieldset>
      {isLocked && (
        <Text tone="soft" size="small">
          {locked}
        </Text>
      )}
    </div>
  )
}

/** Fields of the same width beside each other. */
export function FieldRow({ of, children }: { of: 2 | 3; children: ReactNode }) {
  const isReadOnly = useIsReadOnly()
  return (
    <div className={isReadOnly ? styles.fields : classNames(styles.row, of === 3 && styles.three)}>
      {children}
    </div>
  )
}

/** A value as words. */
export function Said({ label, children }: { label: ReactNode; children: ReactNode }) {
  return (
    <p className={styles.said}>
      <span>{label}</span>
      <span>{children}</span>
    </p>
  )
}
