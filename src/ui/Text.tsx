import type { ComponentProps, ElementType } from 'react'
import { classNames } from './class-names.ts'
import styles from './Text.module.css'

interface TextLook {
  /** Soft for what helps, danger for what went wrong. Otherwise as around it. */
  tone?: 'soft' | 'danger'
  /** 13 px; otherwise as around it. */
  size?: 'small'
}

type Element = 'p' | 'span' | 'small' | 'div' | 'li' | 'dd' | 'dt' | 'figcaption'
type Props<As extends Element> = TextLook & { as?: As } & Omit<ComponentProps<As>, keyof TextLook | 'as'>

/** Words in a tone and a size, with the lines of what is around them: `Note` for a sentence to read. */
export function Text<As extends Element = 'p'>({ as, tone, size, className, ...rest }: Props<As>) {
  const Tag = (as ?? 'p') as ElementType
  return <Tag {...rest} className={classNames(tone && styles[tone], size && styles[size], className)} />
}

/** A sentence that explains: soft, with the line height of reading whatever is around it. */
export function Note<As extends Element = 'p'>({ tone = 'soft', className, ...rest }: Props<As>) {
  return <Text {...(rest as Props<As>)} tone={tone} className={classNames(styles.note, className)} />
}
