import { Plural, Trans, useLingui } from '@lingui/react/macro'
import ChevronRight from 'lucide-react/icons/chevron-right'
import { afterFirstContentPaint } from '#engine/browser/first-content.ts'
import { OtherDocuments } from '#engine/documents/react/OtherDocuments.tsx'
import { useAnswers } from '#engine/documents/react/useAnswers.ts'
import type { PresentPerson } from '#engine/documents/relay/presence.ts'
import { shortDay } from '#engine/words/short-day.ts'
import { usePeople } from '#kits/talk/usePeople.ts'
import { contentOf } from '#kits/words/content.ts'
import { guide } from '#model/documents/guide.ts'
import { type Answers, textOf } from '#model/fields/answers.ts'
import { finishedDayOf } from '#model/workbook/finished-day.ts'
import type { Section } from '#model/workbook/sections.ts'
import { workbookDocuments } from '#model/workbook/sections.ts'
import { firstOpenStep, stepsOf } from '#model/workbook/steps.ts'
import { Icon } from '#ui/Icon.tsx'
import { Page, PageHead, SectionHead } from '#ui/layout/Page.tsx'
import { lazyComponent } from '#ui/lazy-component.tsx'
import { Seal } from '#ui/marks/Seal.tsx'
import { StampSpot } from '#ui/marks/StampSpot.tsx'
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx'
import { peopleAt } from '../people/people-at.ts'
import { SectionLink } from '../sections/StepLink.tsx'
import { countFinished, workbooks } from '../sections/workbooks.ts'
import styles from './WorkbookIndexPage.module.css'

const SidePeople = lazyComponent(() => import('../people/SidePeople.tsx'), {
  when: afterFirstContentPaint,
})

/** Lists every workbook with its progress, the people in it and its next open question. */
export function WorkbookIndexPage() {
  return (
    <OtherDocuments documents={workbookDocuments}>
      <Workbooks />
    </OtherDocuments>
  )
}

function Workbooks() {
  const answers = useAnswers()
  const people = usePeople()
  const { sections: words } = contentOf('workbook')
  return (
    <Page measure="content">
      <PageHead
        title={<Trans>워크북</Trans>}
        aside={textOf(answers, guide.info.name.path)}
        note={<Trans>한 번에 한 가지를 물어요. 쓰는 대로 저장되고 가이드가 돼요.</Trans>}
      />
      {workbooks().map((workbook) => {
        const members = workbook.sections
        const finished = countFinished(workbook, answers)
        const count = members.length
        return (
          <section key={workbook.path} className={styles.group}>
            <SectionHead
              title={words[members[0]?.path ?? '']?.depth2}
              end={
                <Trans>
                  {count}개 중 {finished}개 완료
                </Trans>
              }
            />
            <ul className={styles.list}>
              {members.map((section) => (
                <li key={section.path}>
                  <Row section={section} answers={answers} people={peopleAt(people, section.path)} />
                </li>
              ))}
            </ul>
          </section>
        )
      })}
    </Page>
  )
}

interface RowProps {
  section: Section
  answers: Answers
  people: readonly PresentPerson[]
}

function Row({ section, answers, people }: RowProps) {
  const { t } = useLingui()
  const { sections, steps } = contentOf('workbook')
  const percent = section.percent(answers)
  const finishedOn = finishedDayOf(section, answers)
  // A section can be complete while optional steps are still unanswered.
  const next = percent === 100 ? undefined : firstOpenStep(answers, section.path)
  return (
    <SectionLink section={section.path} className={styles.row ?? ''}>
      <span className={styles.spot}>
        {percent === 100 ? (
          <Seal size={44} tiltKey={section.path} />
        ) : (
          <StampSpot
            tiltKey={section.path}
            state={percent > 0 ? 'begun' : 'untouched'}
            percent={percent}
            blank={t`(인)`}
            size={44}
          />
        )}
      </span>
      <span className={styles.words}>
        <b>{sections[section.path]?.label}</b>
        <span className={styles.question}>
          {next ? steps[next.path]?.title : <Trans>모두 채웠어요. 다시 읽고 고칠 수 있어요.</Trans>}
        </span>
      </span>
      <span className={styles.end}>
        <SidePeople people={people} />
        {percent === 100 ? (
          finishedOn === null ? (
            <Trans>완료</Trans>
          ) : (
            <>
              <VisuallyHidden>
                <Trans>완료</Trans>{' '}
              </VisuallyHidden>
              <time dateTime={finishedOn}>{shortDay(finishedOn)}</time>
            </>
          )
        ) : percent > 0 ? (
          `${percent}%`
        ) : (
          <Plural value={stepsOf(section.path).length} other="질문 #개" />
        )}
      </span>
      <Icon of={ChevronRight} className={styles.chevron} />
    </SectionLink>
  )
}
