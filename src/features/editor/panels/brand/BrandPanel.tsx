import { Trans } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import ExternalLink from 'lucide-react/icons/external-link'
import { buttonClass } from '#ui/controls/button-class.ts'
import { Icon } from '#ui/Icon.tsx'
import { PanelHead } from '../parts/PanelHead.tsx'
import styles from './Brand.module.css'
import { BrandColours } from './BrandColours.tsx'
import { BrandFonts } from './BrandFonts.tsx'
import { BrandLogos } from './BrandLogos.tsx'
import { BrandPhotos } from './BrandPhotos.tsx'
import { BrandWords } from './BrandWords.tsx'

/** What the brand has for its designs: pressed it is for what is selected, or comes to the page; dragged it comes to a point. */
export default function BrandPanel() {
  return (
    <>
      <PanelHead
        title={<Trans>내 브랜드</Trans>}
        end={
          <Link
            to="/brand/guide/visual"
            target="_blank"
            className={buttonClass({ look: 'quiet', size: 'small' })}
          >
            <Trans>가이드</Trans>
            <Icon of={ExternalLink} size="small" />
          </Link>
        }
      />
      <div className={styles.columns}>
        <div className={styles.column}>
          <BrandColours />
          <BrandFonts />
          <BrandLogos />
        </div>
        <div className={styles.column}>
          <BrandPhotos />
          <BrandWords />
        </div>
      </div>
    </>
  )
}
