import { classNames } from '../class-names.ts'
import styles from './Button.module.css'

export type ButtonLook = {
  /** At most one `ink` button in a view. */
  look?: 'ink' | 'line' | 'quiet' | 'danger' | undefined
  /** Height: 32, 36 or 44 px. */
  size?: 'small' | 'normal' | 'large' | undefined
  isBlock?: boolean | undefined
  isIconOnly?: boolean | undefined
  /** Pulls a quiet button's padding over the edge of its row, so that its text is aligned. */
  hangs?: 'start' | 'end' | undefined
}

/** Classes of a button, for links that look like one: `<Link className={buttonClass({ look: 'ink' })}>`. */
export function buttonClass(
  { look = 'line', size = 'normal', isBlock, isIconOnly, hangs }: ButtonLook = {},
  more?: string,
): string {
  return classNames(
    styles.button,
    styles[look],
    size !== 'normal' && styles[size],
    isBlock && styles.block,
    isIconOnly && styles.iconOnly,
    hangs === 'start' && styles.hangsStart,
    hangs === 'end' && styles.hangsEnd,
    more,
  )
}
