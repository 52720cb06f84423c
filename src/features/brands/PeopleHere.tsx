import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { useOpenScreenName } from '#kits/screen/useOpenScreenName.ts'
import { asDrawnPerson } from '#kits/talk/as-drawn-person.ts'
import { usePeople } from '#kits/talk/usePeople.ts'
import { stepAt } from '#model/workbook/screen-at.ts'
import { stepParams } from '#model/workbook/step-params.ts'
import { buttonClass } from '#ui/controls/button-class.ts'
import { SectionHead } from '#ui/layout/Page.tsx'
import { Avatar } from '#ui/people/Avatar.tsx'
import styles from './BrandHomePage.module.css'

/** The other people in the brand, and the screens they have open. */
export default function PeopleHere() {
  const { t } = useLingui()
  const people = usePeople()
  const activityWords = useActivityWords()
  if (people.length === 0) return null
  return (
    <section aria-label={t`지금 함께`} data-present>
      <SectionHead title={<Trans>지금 함께</Trans>} end={<Trans>{people.length}명</Trans>} />
      <ul>
        {people.map(({ id, name, screen }) => {
          const step = stepAt(screen)
          return (
            <li key={id} className={styles.person}>
              <Avatar person={asDrawnPerson({ id, name })} isDecoration />
              <span className={styles.personWords}>
                <b>{name}</b>
                <small>{activityWords(screen)}</small>
              </span>
              {step && (
                <Link
                  to="/work-book/$"
                  params={stepParams(step.path)}
                  className={buttonClass({ look: 'quiet', size: 'small', hangs: 'end' })}
                  aria-label={t`${name} 따라가기`}
                >
                  <Trans>따라가기</Trans>
                </Link>
              )}
            </li>
          )
        })}
      </ul>
    </section>
  )
}

function useActivityWords(): (reported: string | null) => string {
  const { t } = useLingui()
  const nameOf = useOpenScreenName()
  return (reported) => {
    const screen = nameOf(reported)
    if (screen === null) return t`브랜드를 보는 중`
    return stepAt(reported) ? t`${screen} 쓰는 중` : t`${screen} 보는 중`
  }
}
