import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import type { MouseEvent } from 'react'
import { Seal } from '#ui/marks/Seal.tsx'
import { isPlainClick } from '#ui/plain-click.ts'
import styles from './Logo.module.css'

export function Logo() {
  const { t } = useLingui()
  return (
    <Link to="/" className={styles.logo} aria-label={t`새김 처음으로`} onClick={reloadFirst}>
      <Seal size={28} />
      <b>
        <Trans>새김</Trans>
      </b>
    </Link>
  )
}

/** On the first screen itself the link loads the page anew, from its top. */
function reloadFirst(event: MouseEvent): void {
  if (location.pathname !== '/' || !isPlainClick(event)) return
  event.preventDefault()
  location.assign('/')
}
