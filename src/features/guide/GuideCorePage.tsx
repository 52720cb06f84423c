import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import PenLine from 'lucide-react/icons/pen-line'
import Printer from 'lucide-react/icons/printer'
import { useAnswers } from '#device/documents/useAnswers.ts'
import { usePlace } from '#device/documents/usePeople.ts'
import { contentOf } from '#device/words/content.ts'
import { guide } from '#model/documents/guide.ts'
import { textOf } from '#model/fields/answers.ts'
import { nextStep } from '#model/workbook/next-step.ts'
import { type Section, sections } from '#model/workbook/sections.ts'
import { stepParams } from '#model/workbook/step-params.ts'
import { stepsOf } from '#model/workbook/steps.ts'
import { Button } from '#ui/controls/Button.tsx'
import { buttonClass } from '#ui/controls/button-class.ts'
import { TabLinks } from '#ui/controls/TabLinks.tsx'
import { Icon } from '#ui/Icon.tsx'
import { Page, PageHead } from '#ui/layout/Page.tsx'
import { FillSquare } from '#ui/marks/FillSquare.tsx'
import { Seal } from '#ui/marks/Seal.tsx'
import { Chapter } from '#ui/paper/Chapter.tsx'
import { CoreChapter } from './CoreChapter.tsx'
import styles from './GuideCorePage.module.css'

const chapters = sections.filter(({ group }) => group === 'core')

/** What the brand is there for, where it comes from, where it goes and what it keeps: four chapters to read. */
export function GuideCorePage() {
  const { t } = useLingui()
  const answers = useAnswers()
  const words = contentOf('workbook')
  const name = textOf(answers, guide.info.name.path)
  usePlace('/brand/guide/core')
  const open = nextStep(answers, chapters)
  const goOn = open ?? stepsOf(chapters[0]?.path ?? '')[0]
  return (
    <Page>
      <PageHead
        title={words.sections['core/purpose']?.depth2}
        aside={name}
        note={<Trans>워크북에서 쓴 답이 그대로 담겨요</Trans>}
        actions={
          <div className={styles.actions} data-print="none">
            <Button icon={<Icon of={Printer} />} onClick={() => window.print()}>
              <Trans>인쇄</Trans>
            </Button>
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
          links={chapters.map((section) => ({
            key: section.path,
            label: words.sections[section.path]?.label,
            render: (look) => (
              <Link
                to="/brand/guide/core"
                hash={section.guide.anchor}
                activeOptions={{ includeHash: true }}
                {...look}
              />
            ),
          }))}
        />
      </div>
      <div className={styles.book}>
        {chapters.map((section) => (
          <Chapter
            key={section.path}
            id={section.guide.anchor}
            name={words.sections[section.path]?.guideTitle}
            note={<Note section={section} />}
            mark={<Mark section={section} percent={section.percent(answers)} />}
          >
            <CoreChapter section={section.path} look="page" />
          </Chapter>
        ))}
      </div>
    </Page>
  )
}

function Note({ section }: { section: Section }) {
  switch (section.progress) {
    case 'brandCorePurpose':
      return <Trans>누구의 어떤 불편을 푸는지, 왜 있어야 하는지 말해요.</Trans>
    case 'brandCoreStory':
      return <Trans>시작한 계기부터 이루고 싶은 것까지 이어져요.</Trans>
    case 'brandCoreVision':
      return <Trans>지금의 자리와 앞으로의 모습을 그려요.</Trans>
    default:
      return <Trans>결정할 때마다 떠올리는 약속이에요.</Trans>
  }
}

function Mark({ section, percent }: { section: Section; percent: number }) {
  if (percent === 100) {
    return (
      <>
        <Seal size={20} tiltKey={section.path} />
        <Trans>새겼어요</Trans>
      </>
    )
  }
  return (
    <>
      <FillSquare percent={percent} />
      {percent === 0 ? <Trans>시작 전</Trans> : <Trans>{percent}% · 새기기 전</Trans>}
    </>
  )
}
