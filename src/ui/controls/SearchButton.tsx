import Search from 'lucide-react/icons/search'
import type { ComponentProps, ReactNode } from 'react'
import { classNames } from '../class-names.ts'
import { Icon } from '../Icon.tsx'
import styles from './SearchButton.module.css'

type Props = Omit<ComponentProps<'button'>, 'type' | 'children'> & {
  /** Says what can be found. Only the icon is shown where there is no sidebar. */
  words: string
  /** The shortcut, a `Kbd`. */
  keys?: ReactNode
}

/** Looks like a search box in the header and opens the command palette. */
export function SearchButton({ words, keys, className, ...rest }: Props) {
  return (
    <button {...rest} type="button" aria-haspopup="dialog" className={classNames(styles.search, className)}>
      <Icon of={Search} />
      <span className={styles.words}>{words}</span>
      {keys}
    </button>
  )
}
