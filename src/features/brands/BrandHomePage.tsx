import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { afterFirstContentPaint } from '#device/browser/first-content.ts'
import { useAnswers } from '#device/documents/react/useAnswers.ts'
import { useDocument } from '#device/documents/react/useDocument.ts'
import { isLocal } from '#device/identity/brand-ref.ts'
import { withWords } from '#device/words/interface.ts'
import { guide } from '#model/documents/guide.ts'
import { textOf } from '#model/fields/answers.ts'
import { Page, PageHead } from '#ui/layout/Page.tsx'
import { lazyComponent } from '#ui/lazy-component.tsx'
import styles from './BrandHomePage.module.css'
import { GuideApproval } from './GuideApproval.tsx'

// The guide is the first content; these parts below it load later.
const LocalBrandCard = lazyComponent(() => import('./LocalBrandCard.tsx'), { when: afterFirstContentPaint })
const TutorialTips = lazyComponent(() => withWords(import('./TutorialTips.tsx'), 'tools'), {
  when: afterFirstContentPaint,
})
const InstallCard = lazyComponent(() => import('./InstallCard.tsx'), { when: afterFirstContentPaint })
const PeopleHere = lazyComponent(() => import('./PeopleHere.tsx'), { when: afterFirstContentPaint })

interface Props {
  /** Sign-up dialog, for a local brand. */
  renderSignUp: (onClose: () => void) => ReactNode
}

/** First screen of a brand: progress of the guide, the next question, people. */
export function BrandHomePage({ renderSignUp }: Props) {
  const answers = useAnswers()
  const { brand } = useDocument()
  const subName = textOf(answers, guide.info.subName.path)
  return (
    <Page>
      <PageHead
        title={textOf(answers, guide.info.name.path) || <Trans>이름 없는 브랜드</Trans>}
        {...(subName !== '' && { aside: subName })}
      />
      <GuideApproval answers={answers} />
      <div className={styles.below}>
        <div className={styles.cards}>
          {isLocal(brand) && <LocalBrandCard renderSignUp={renderSignUp} />}
          <TutorialTips key={brand} brand={brand} />
          <InstallCard answers={answers} />
        </div>
        <PeopleHere />
      </div>
    </Page>
  )
}
