import { Trans, useLingui } from '@lingui/react/macro'
import Gem from 'lucide-react/icons/gem'
import { Icon } from '#ui/Icon.tsx'
import styles from './Market.module.css'

/** On a picture at its top left; `small`: the sign alone, whose word is spoken. */
export function PremiumMark({ size = 'normal' }: { size?: 'normal' | 'small' }) {
  const { t } = useLingui()
  if (size === 'small')
    return (
      <span role="img" aria-label={t`프리미엄`} title={t`프리미엄`} className={styles.gem}>
        <Icon of={Gem} size="small" />
      </span>
    )
  return (
    <span className={styles.premium}>
      <Icon of={Gem} size="small" />
      <Trans>프리미엄</Trans>
    </span>
  )
}
