import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import PenLine from 'lucide-react/icons/pen-line'
import Printer from 'lucide-react/icons/printer'
import type { ReactNode } from 'react'
import { useAnswers } from '#device/documents/useAnswers.ts'
import { usePlace } from '#device/documents/usePeople.ts'
import { contentOf } from '#device/words/content.ts'
import { guide } from '#model/documents/guide.ts'
import { textOf } from '#model/fields/answers.ts'
import { nextStep } from '#model/workbook/next-step.ts'
import type { Section } from '#model/workbook/sections.ts'
import { stepParams } from '#model/workbook/step-params.ts'
import { stepsOf } from '#model/workbook/steps.ts'
import { Button } from '#ui/controls/Button.tsx'
import { buttonClass } from '#ui/controls/button-class.ts'
import { TabLinks } from '#ui/controls/TabLinks.tsx'
import { Icon } from '#ui/Icon.tsx'
import { Page, PageHead } from '#ui/layout/Page.tsx'
import styles from './StrategyPage.module.css'

interface Props {
  note: ReactNode
  place: '/brand/strategy/personality' | '/brand/strategy/positioning'
  sections: readonly Section[]
  /** What else can be done with the page: share, take along. */
  actions?: ReactNode
  children: ReactNode
}

/** The head of a strategy page: its name, what can be done with it, and its parts as tabs. */
export function StrategyPage({ note, place, sections, actions, children }: Props) {
  const { t } = useLingui()
  const answers = useAnswers()
  const words = contentOf('workbook').sections
  usePlace(place)
  const open = nextStep(answers, sections)
  const goOn = open ?? stepsOf(sections[0]?.path ?? '')[0]
  return (
    <Page>
      <PageHead
        title={words[sections[0]?.path ?? '']?.depth2}
        aside={textOf(answers, guide.info.name.path)}
        note={note}
        actions={
          <div className={styles.actions} data-print="none">
            <Button icon={<Icon of={Printer} />} onClick={() => window.print()}>
              <Trans>인쇄</Trans>
            </Button>
            {actions}
            {goOn && (
              <Link to="/work-book/$" params={stepParams(goOn.path)} className={buttonClass({ look: 'ink' })}>
                <Icon of={PenLine} />
                {open ? <Trans>워크북에서 이어 쓰기</Trans> : <Trans>워크북에서 고치기</Trans>}
              </Link>
            )}
          </div>
        }
      />
      <div className={styles.tabs} data-print="none">
        <TabLinks
          label={t`이 페이지의 장`}
          links={sections.map((section) => ({
            key: section.path,
            label: words[section.path]?.label,
            render: (look) => (
              <Link to={place} hash={section.guide.anchor} activeOptions={{ includeHash: true }} {...look} />
            ),
          }))}
        />
      </div>
      <div className={styles.book}>{children}</div>
    </Page>
  )
}
