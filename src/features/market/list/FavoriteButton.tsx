import { useLingui } from '@lingui/react/macro'
import Heart from 'lucide-react/icons/heart'
import type { Template } from '#kits/design/templates/templates-read.ts'
import { Icon } from '#ui/Icon.tsx'
import styles from '../shown/Market.module.css'
import type { Market } from '../shown/useMarket.ts'

interface Props {
  template: Pick<Template, 'idTemplate' | 'name'>
  market: Market
}

/** Makes a template a favourite, or ends that. Nothing where a brand has none. */
export function FavoriteButton({ template: { idTemplate, name }, market: { favorites } }: Props) {
  const { t } = useLingui()
  if (!favorites.isPossible) return null
  return (
    <button
      type="button"
      className={styles.heart}
      aria-label={t`${name} 즐겨찾기`}
      aria-pressed={favorites.has(idTemplate)}
      onClick={() => favorites.toggle(idTemplate)}
    >
      <Icon of={Heart} size="small" />
    </button>
  )
}
