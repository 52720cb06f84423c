import { Trans } from '@lingui/react/macro'
import TriangleAlert from 'lucide-react/icons/triangle-alert'
import { Icon } from '#ui/Icon.tsx'
import styles from './Colours.module.css'

/** Says that a colour is none of the brand's. */
export function Outside() {
  return (
    <span className={styles.outside}>
      <Icon of={TriangleAlert} size="small" />
      <Trans>브랜드 밖</Trans>
    </span>
  )
}
