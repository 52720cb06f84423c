import { Trans } from '@lingui/react/macro'
import { linkClass } from '#ui/controls/link-class.ts'
import { caseCategory } from '../page/post-categories.ts'
import { SiteLink } from '../page/SiteLink.tsx'
import { type Story, StoryList } from '../page/StoryList.tsx'
import { LandingSection } from './LandingSection.tsx'
import styles from './Pricing.module.css'

/** Stories of customers, as the operator has published them; nothing where there is none. */
export function CustomerCases({ cases }: { cases: readonly Story[] }) {
  if (cases.length === 0) return null
  return (
    <LandingSection id="customer-cases" title={<Trans>고객 사례</Trans>}>
      <StoryList stories={cases} />
      <p className={styles.more}>
        <SiteLink to={`/blog?idCategory=${caseCategory}`} className={linkClass}>
          <Trans>사례 모두 보기</Trans>
        </SiteLink>
      </p>
    </LandingSection>
  )
}
