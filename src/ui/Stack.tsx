import type { ComponentProps, ElementType } from 'react'
import { classNames } from './class-names.ts'
import styles from './Stack.module.css'

type Element = 'div' | 'section' | 'form' | 'fieldset' | 'ul' | 'ol' | 'li' | 'dl' | 'p' | 'span'

interface Look {
  /** Between two neighbours, in steps of `--space-…`: multiples of 4 px. */
  gap: 1 | 2 | 3 | 4 | 5 | 6 | 8 | 10 | 12
}

interface StackLook extends Look {
  /** Otherwise as wide as the stack. */
  align?: 'start'
}

interface RowLook extends Look {
  /** Otherwise as high as the row. */
  align?: 'start' | 'center' | 'baseline'
  /** Goes on in another line where there is no room. */
  isWrapped?: boolean
}

type Of<As extends Element, L> = L & { as?: As } & Omit<ComponentProps<As>, keyof L | 'as'>

/** Things below each other. */
export function Stack<As extends Element = 'div'>({ as, gap, align, className, ...rest }: Of<As, StackLook>) {
  const Tag = (as ?? 'div') as ElementType
  return (
    <Tag {...rest} className={classNames(styles.stack, align && styles[align], gapClass(gap), className)} />
  )
}

/** Things beside each other. */
export function Row<As extends Element = 'div'>(props: Of<As, RowLook>) {
  const { as, gap, align, isWrapped, className, ...rest } = props
  const Tag = (as ?? 'div') as ElementType
  const names = [styles.row, isWrapped && styles.wrapped, align && styles[align], gapClass(gap), className]
  return <Tag {...rest} className={classNames(...names)} />
}

function gapClass(gap: Look['gap']): string | undefined {
  return styles[`gap${gap}`]
}
