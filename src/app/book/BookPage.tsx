import { Trans } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import PenLine from 'lucide-react/icons/pen-line'
import type { ReactNode } from 'react'
import { afterFirstContentPaint } from '#engine/browser/first-content.ts'
import { OtherDocument } from '#engine/documents/react/OtherDocument.tsx'
import { useAnswers } from '#engine/documents/react/useAnswers.ts'
import { useFromAnswers } from '#engine/documents/react/useFromAnswers.ts'
import { contentOf } from '#kits/words/content.ts'
import { type DocumentName, mainDocument } from '#model/document-kinds/names.ts'
import { guide } from '#model/documents/guide.ts'
import { textOf } from '#model/fields/answers.ts'
import { nextStep } from '#model/workbook/next-step.ts'
import type { Section } from '#model/workbook/sections.ts'
import { stepParams } from '#model/workbook/step-params.ts'
import { stepsOf } from '#model/workbook/steps.ts'
import { buttonClass } from '#ui/controls/button-class.ts'
import { ErrorRegion } from '#ui/errors/ErrorRegion.tsx'
import { Icon } from '#ui/Icon.tsx'
import { Page, PageHead } from '#ui/layout/Page.tsx'
import { lazyComponent } from '#ui/lazy-component.tsx'
import { Chapter } from '#ui/paper/Chapter.tsx'
import { DocumentLoading } from '../brand/DocumentBeside.tsx'
import { GuideActions } from '../guide-actions/GuideActions.tsx'
import styles from './BookPage.module.css'
import { ChapterMark } from './ChapterMark.tsx'
import { ChapterNote } from './ChapterNote.tsx'
import { ScrollToChapter } from './ScrollToChapter.ts'

const ChapterTabs = lazyComponent(() => import('./ChapterTabs.tsx'), { when: afterFirstContentPaint })

interface Props {
  /** The path of the page, for links to its chapters. */
  address: string
  /** Sections shown as chapters, in the order of the page. */
  sections: readonly Section[]
  /** The content of a section's chapter. */
  chapter?: (section: Section) => ReactNode
  /** Further chapters without a section in the workbook, shown last. */
  more?: readonly MoreChapter[]
  /** Content of a page that lays out its chapters itself. */
  children?: ReactNode
}

interface MoreChapter {
  readonly anchor: string
  readonly name: string
  readonly note: ReactNode
  readonly mark: ReactNode
  readonly content: ReactNode
}

/** A page of the guide: heading, actions, links to the chapters, and the chapters. */
export function BookPage({ address, sections, chapter, more = [], children }: Props) {
  const brandName = useFromAnswers((answers) => textOf(answers, guide.info.name.path))
  const words = contentOf('workbook').sections
  const links = [
    ...sections.map(({ path, guide: { anchor } }) => ({ anchor, label: words[path]?.label ?? path })),
    ...more.map(({ anchor, name }) => ({ anchor, label: name })),
  ]
  const [first] = sections
  const named = words[first?.path ?? '']
  const document = first?.document ?? mainDocument
  return (
    <Page>
      <PageHead
        title={links.length === 1 ? named?.guideTitle : named?.depth2}
        aside={brandName}
        note={<PageNote address={address} />}
        actions={
          <div className={styles.actions} data-print="none">
            <WithDocument document={document} fallback={false}>
              <GuideActions document={document} />
              <WorkbookLink sections={sections} />
            </WithDocument>
          </div>
        }
      />
      {links.length > 1 && (
        <div className={styles.tabs} data-print="none">
          <ChapterTabs address={address} chapters={links} />
        </div>
      )}
      <div className={styles.book} data-document={document}>
        <WithDocument document={document} fallback={<DocumentLoading />}>
          {chapter &&
            sections.map((section) => (
              <Chapter
                key={section.path}
                id={section.guide.anchor}
                name={words[section.path]?.guideTitle}
                note={<ChapterNote section={section} />}
                mark={<ChapterMark section={section} />}
              >
                {chapter(section)}
              </Chapter>
            ))}
          {more.map(({ anchor, name, note, mark, content }) => (
            <Chapter key={anchor} id={anchor} name={name} note={note} mark={mark}>
              {content}
            </Chapter>
          ))}
          <ErrorRegion shows="line">{children}</ErrorRegion>
          <ScrollToChapter />
        </WithDocument>
      </div>
    </Page>
  )
}

/** One line on the purpose of a guide page. */
function PageNote({ address }: { address: string }) {
  switch (address) {
    case '/brand/strategy/personality':
      return <Trans>누가 쓰더라도 같은 사람처럼 들리게 해요</Trans>
    case '/brand/strategy/positioning':
      return <Trans>누구에게, 무엇이 다른지 정리해요</Trans>
    default:
      return <Trans>워크북에서 쓴 답이 그대로 담겨요</Trans>
  }
}

interface WithDocumentProps {
  document: DocumentName
  fallback: ReactNode
  children: ReactNode
}

/** Provides the page's document if it is not the main one. Only the children wait for it, not the heading. */
function WithDocument({ document, fallback, children }: WithDocumentProps) {
  if (document === mainDocument) return children
  return (
    <OtherDocument document={document} fallback={fallback}>
      {children}
    </OtherDocument>
  )
}

/** Link to the first step with an open question, or to the first step. */
function WorkbookLink({ sections }: { sections: readonly Section[] }) {
  const open = nextStep(useAnswers(), sections)
  const step = open ?? stepsOf(sections[0]?.path ?? '')[0]
  if (!step) return null
  return (
    <Link to="/work-book/$" params={stepParams(step.path)} className={buttonClass({ look: 'ink' })}>
      <Icon of={PenLine} />
      {open ? <Trans>워크북에서 이어 쓰기</Trans> : <Trans>워크북에서 고치기</Trans>}
    </Link>
  )
}
