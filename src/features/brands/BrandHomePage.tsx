import { Trans } from '@lingui/react/macro'
import BookOpen from 'lucide-react/icons/book-open'
import Share2 from 'lucide-react/icons/share-2'
import type { ReactNode } from 'react'
import { afterFirstContentPaint } from '#engine/browser/first-content.ts'
import { OtherDocument } from '#engine/documents/react/OtherDocument.tsx'
import { useAnswers } from '#engine/documents/react/useAnswers.ts'
import { useDocument } from '#engine/documents/react/useDocument.ts'
import { useReadsOnly } from '#engine/documents/react/useReadsOnly.ts'
import { readBrandFact } from '#engine/identity/brand-facts.ts'
import { isLocal } from '#engine/identity/brand-ref.ts'
import { guide } from '#model/documents/guide.ts'
import { textOf } from '#model/fields/answers.ts'
import { nextStep } from '#model/workbook/next-step.ts'
import { Button } from '#ui/controls/Button.tsx'
import { Icon } from '#ui/Icon.tsx'
import { Page, PageHead } from '#ui/layout/Page.tsx'
import { lazyComponent } from '#ui/lazy-component.tsx'
import styles from './BrandHomePage.module.css'
import { GuideApproval } from './GuideApproval.tsx'
import { isBegun } from './is-begun.ts'

const afterwards = { when: afterFirstContentPaint }
// The guide is the first content; these parts load later.
const AfterGuide = lazyComponent(() => import('./AfterGuide.tsx'), {
  ...afterwards,
  Placeholder: () => <div className={styles.afterGuide} />,
})
const StrategyProgress = lazyComponent(() => import('./StrategyProgress.tsx'), {
  ...afterwards,
  Placeholder: () => <div className={styles.strategy} />,
})
const BrandGlance = lazyComponent(() => import('./BrandGlance.tsx'), afterwards)
const LocalBrandCard = lazyComponent(() => import('./LocalBrandCard.tsx'), afterwards)
const TutorialTips = lazyComponent(() => import('./TutorialTips.tsx'), afterwards)
const InstallCard = lazyComponent(() => import('./InstallCard.tsx'), afterwards)
const PeopleHere = lazyComponent(() => import('./PeopleHere.tsx'), afterwards)

interface Props {
  /** Sign-up dialog, for a local brand. */
  renderSignUp: (onClose: () => void) => ReactNode
  /** Opens the dialog of the brand book. */
  onBook: () => void
  /** Opens the dialog of share links. */
  onShare: () => void
  /** Button that invites, for those who may. */
  invite: ReactNode
  /** What was changed last. */
  changes: ReactNode
}

/** First screen of a brand: progress of guide and strategy, the next question, the brand itself, people, changes. */
export function BrandHomePage(props: Props) {
  return (
    <OtherDocument document="strategy" isAside>
      <Home {...props} />
    </OtherDocument>
  )
}

function Home({ renderSignUp, onBook, onShare, invite, changes }: Props) {
  const answers = useAnswers()
  const { brand } = useDocument()
  const isReader = useReadsOnly()
  const aside = textOf(answers, 'personality.tagline1') || textOf(answers, guide.info.subName.path)
  const isGuideFinished = nextStep(answers) === undefined
  const hasStrategy = readBrandFact(brand, 'restricted') === null
  return (
    <Page>
      <PageHead
        title={textOf(answers, guide.info.name.path) || <Trans>이름 없는 브랜드</Trans>}
        {...(aside !== '' && { aside })}
        actions={
          <div className={styles.actions}>
            {isBegun(answers) && (
              <>
                {!isReader && (
                  <Button icon={<Icon of={Share2} />} aria-haspopup="dialog" onClick={onShare}>
                    <Trans>공유</Trans>
                  </Button>
                )}
                <Button icon={<Icon of={BookOpen} />} aria-haspopup="dialog" onClick={onBook}>
                  <Trans>브랜드 북</Trans>
                </Button>
              </>
            )}
            {!isLocal(brand) && hasStrategy && invite}
          </div>
        }
      />
      <GuideApproval
        answers={answers}
        whenFinished={<AfterGuide hasStrategy={hasStrategy} onBook={onBook} />}
      />
      <div className={styles.below}>
        <div className={styles.main}>
          <div className={styles.cards}>
            {isLocal(brand) && <LocalBrandCard renderSignUp={renderSignUp} />}
            <TutorialTips key={brand} brand={brand} />
            <InstallCard answers={answers} />
          </div>
          {hasStrategy && <StrategyProgress isNext={isGuideFinished} />}
          <BrandGlance />
        </div>
        <div className={styles.side}>
          <PeopleHere />
          {!isLocal(brand) && changes}
        </div>
      </div>
    </Page>
  )
}
