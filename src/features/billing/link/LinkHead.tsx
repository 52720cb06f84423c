import { useLingui } from '@lingui/react/macro'
import { type ReactNode, useEffect, useRef } from 'react'
import styles from './Link.module.css'

interface Props {
  title: ReactNode
  children?: ReactNode
  /** Whether it takes the focus, because what was there before is gone. */
  isNew?: boolean
}

export function LinkHead({ title, children, isNew = false }: Props) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (isNew) heading.current?.focus()
  }, [isNew])
  return (
    <header className={styles.head}>
      <h1 ref={heading} tabIndex={-1}>
        {title}
      </h1>
      {children !== undefined && <p>{children}</p>}
    </header>
  )
}

/** A brand may have no name yet. */
export function useNameOf(): (brandName: string) => string {
  const { t } = useLingui()
  return (brandName) => brandName.trim() || t`이름 없는 브랜드`
}
