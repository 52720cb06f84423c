import { Trans, useLingui } from '@lingui/react/macro'
import { siteAddressHere } from '#kits/words/site-address.ts'
import { Seal } from '#ui/marks/Seal.tsx'
import styles from './Logo.module.css'

export function Logo() {
  const { t } = useLingui()
  return (
    <a href={siteAddressHere('/')} className={styles.logo} aria-label={t`새김 처음으로`}>
      <Seal size={28} />
      <b>
        <Trans>새김</Trans>
      </b>
    </a>
  )
}
