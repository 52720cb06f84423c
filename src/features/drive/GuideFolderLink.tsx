import { Trans } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import Images from 'lucide-react/icons/images'
import { useFromAnswers } from '#engine/documents/react/useFromAnswers.ts'
import { buttonClass } from '#ui/controls/button-class.ts'
import { Icon } from '#ui/Icon.tsx'
import styles from './GuideFolderLink.module.css'
import { guideLink } from './view/drive-address.ts'
import { placesIn } from './view/guide-places.ts'

/** Leads to the pictures of the guide, where it has any. */
export function GuideFolderLink() {
  const hasPictures = useFromAnswers((answers) => placesIn(answers).length > 0)
  if (!hasPictures) return null
  return (
    <p className={styles.line}>
      <Link {...guideLink()} className={buttonClass()}>
        <Icon of={Images} />
        <Trans>가이드에서 쓰는 그림</Trans>
      </Link>
    </p>
  )
}
