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
import { Chapter } from '#ui/paper/Chapter.tsx'
import { ChapterMark } from './ChapterMark.tsx'
import { ChapterNote } from './ChapterNote.tsx'
import styles from './GuidePage.module.css'

interface Props {
  title: ReactNode
  note?: ReactNode
  /** The address of the page, to tell the others where one is. */
  place: string
  sections: readonly Section[]
  /** What else can be done with the page: share, take along. */
  actions?: ReactNode
  /** The content of a section's chapter. */
  chapter: (section: Section) => ReactNode
  /** Chapters that no section of the workbook asks for, after the others. */
  more?: readonly MoreChapter[]
}

interface MoreChapter {
  readonly anchor: string
  readonly name: string
  readonly note: ReactNode
  readonly mark: ReactNode
  readonly content: ReactNode
}

/** A page of the brand's book: its head, its chapters as tabs, and the chapters. */
export function GuidePage({ title, note, place, sections, actions, chapter, more = [] }: Props) {
  const { t } = useLingui()
  const answers = useAnswers()
  const words = contentOf('workbook').sections
  usePlace(place)
  const open = nextStep(answers, sections)
  const links = [
    ...sections.map(({ path, guide: { anchor } }) => ({ anchor, label: words[path]?.label ?? path })),
    ...more.map(({ anchor, name }) => ({ anchor, label: name })),
  ]
  const goOn = open ?? stepsOf(sections[0]?.path ?? '')[0]
  return (
    <Page>
      <PageHead
        title={title}
        aside={textOf(answers, guide.info.name.path)}
        note={note ?? <Trans>워크북에서 쓴 답이 그대로 담겨요</Trans>}
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
      {links.length > 1 && (
        <div className={styles.tabs} data-print="none">
          <TabLinks
            label={t`이 페이지의 장`}
            links={links.map(({ anchor, label }) => ({
              key: anchor,
              label,
              render: (look) => (
                <Link to={place} hash={anchor} activeOptions={{ includeHash: true }} {...look} />
              ),
            }))}
          />
        </div>
      )}
      <div className={styles.book}>
        {sections.map((section) => (
          <Chapter
            key={section.path}
            id={section.guide.anchor}
            name={words[section.path]?.guideTitle}
            note={<ChapterNote section={section} />}
            mark={<ChapterMark section={section} percent={section.percent(answers)} />}
          >
            {chapter(section)}
          </Chapter>
        ))}
        {more.map(({ anchor, name, note: line, mark, content }) => (
          <Chapter key={anchor} id={anchor} name={name} note={line} mark={mark}>
            {content}
          </Chapter>
        ))}
      </div>
    </Page>
  )
}
