import { Trans, useLingui } from '@lingui/react/macro'
import Gem from 'lucide-react/icons/gem'
import { classNames } from '#ui/class-names.ts'
import { Icon } from '#ui/Icon.tsx'
import styles from './PremiumMark.module.css'

interface Props {
  /** `small`: the sign alone, whose word is spoken. */
  size?: 'normal' | 'small'
  /** Where it is on a picture. */
  className?: string | undefined
}

/** Says that a template is for paid plans. */
export function PremiumMark({ size = 'normal', className }: Props) {
  const { t } = useLingui()
  if (size === 'small')
    return (
      <span
        role="img"
        aria-label={t`프리미엄`}
        title={t`프리미엄`}
        className={classNames(styles.gem, className)}
      >
        <Icon of={Gem} size="small" />
      </span>
    )
  return (
    <span className={classNames(styles.premium, className)}>
      <Icon of={Gem} size="small" />
      <Trans>프리미엄</Trans>
    </span>
  )
}
