import { Trans, useLingui } from '@lingui/react/macro'
import Check from 'lucide-react/icons/check'
import { useReadsOnly } from '#engine/documents/react/useReadsOnly.ts'
import type { Bundle } from '#kits/design/templates/useBundles.ts'
import { Button } from '#ui/controls/Button.tsx'
import { Icon } from '#ui/Icon.tsx'
import styles from '../shown/Market.module.css'
import type { Market } from '../shown/useMarket.ts'
import { useAddBundle } from './useAddBundle.ts'

interface Props {
  bundle: Bundle
  market: Market
  /** Of the screen of the bundle alone. */
  look?: 'ink' | 'line'
}

/** Adds the bundle to the brand, or takes it out again. */
export function AddBundleButton({ bundle, market, look = 'line' }: Props) {
  const { t } = useLingui()
  const { add, remove } = useAddBundle(market)
  const { name, isAdded } = bundle
  if (useReadsOnly()) return null
  return (
    <Button
      look={isAdded ? 'line' : look}
      size={look === 'ink' ? 'normal' : 'small'}
      className={styles.use}
      aria-label={isAdded ? t`${name} 담음` : t`${name} 모두 담기`}
      icon={isAdded ? <Icon of={Check} size="small" /> : undefined}
      onClick={() => (isAdded ? remove(bundle) : add(bundle))}
    >
      {isAdded ? <Trans>담음</Trans> : <Trans>모두 담기</Trans>}
    </Button>
  )
}
