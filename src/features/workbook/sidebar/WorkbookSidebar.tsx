import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import Check from 'lucide-react/icons/check'
import Compass from 'lucide-react/icons/compass'
import IdCard from 'lucide-react/icons/id-card'
import LayoutList from 'lucide-react/icons/layout-list'
import MessageCircleHeart from 'lucide-react/icons/message-circle-heart'
import Sprout from 'lucide-react/icons/sprout'
import SwatchBook from 'lucide-react/icons/swatch-book'
import type { ReactNode } from 'react'
import type { PresentPerson } from '#engine/documents/relay/presence.ts'
import { OpenSymbol } from '#kits/logo/symbol/OpenSymbol.tsx'
import { usePeople } from '#kits/talk/usePeople.ts'
import { contentOf } from '#kits/words/content.ts'
import { guide } from '#model/documents/guide.ts'
import { type Answers, textOf } from '#model/fields/answers.ts'
import type { Section } from '#model/workbook/sections.ts'
import { stepsOf } from '#model/workbook/steps.ts'
import { buttonClass } from '#ui/controls/button-class.ts'
import { Icon } from '#ui/Icon.tsx'
import {
  SideChild,
  SideChildren,
  SideFoot,
  SideGroup,
  SideHead,
  SideNav,
  SideRow,
} from '#ui/layout/SideParts.tsx'
import { FillSquare } from '#ui/marks/FillSquare.tsx'
import { Seal } from '#ui/marks/Seal.tsx'
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx'
import { peopleAt } from '../people/people-at.ts'
import SidePeople from '../people/SidePeople.tsx'
import { SectionLink, StepLink } from '../sections/StepLink.tsx'
import { useEveryAnswer } from '../sections/useEveryAnswer.ts'
import { countFinished, type Workbook, workbookPathOf, workbooks } from '../sections/workbooks.ts'
import { SideHelp } from './SideHelp.tsx'
import styles from './WorkbookSidebar.module.css'

const icons: Record<string, typeof Check> = {
  core: Sprout,
  info: IdCard,
  visual: SwatchBook,
  'strategy/personality': MessageCircleHeart,
  'strategy/positioning': Compass,
}

interface Props {
  section: Section
  /** Path of the current step. */
  step: string
  /** Rendered below the menu: help, keyboard shortcuts. */
  foot?: ReactNode
}

/**
 * Sections of the current workbook with progress and people, the steps of the open section, and links to the
 * other workbooks.
 */
export default function WorkbookSidebar({ section: current, step: currentStep, foot }: Props) {
  const { t } = useLingui()
  const { answers, known } = useEveryAnswer()
  const people = usePeople()
  const name = textOf(answers, guide.info.name.path) || t`이름 없는 브랜드`
  const all = workbooks()
  const here = all.find(({ path }) => path === workbookPathOf(current))
  const others = all.filter((workbook) => workbook !== here)
  return (
    <>
      <SideHead symbol={<OpenSymbol name={name} />} name={name} note={<Trans>워크북</Trans>} />
      <SideNav label={t`워크북 단계`}>
        {here && (
          <OpenWorkbook
            workbook={here}
            current={current}
            currentStep={currentStep}
            answers={answers}
            people={people}
          />
        )}
        {others.length > 0 && (
          <SideGroup heading={<Trans>다른 워크북</Trans>}>
            {others.map((workbook) => (
              <OtherWorkbook
                key={workbook.path}
                workbook={workbook}
                answers={answers}
                people={people}
                isKnown={workbook.sections.every(({ document }) => known.has(document))}
              />
            ))}
          </SideGroup>
        )}
      </SideNav>
      <SideFoot>
        <div className={styles.foot}>
          <Link
            to="/work-book"
            activeOptions={{ exact: true }}
            className={buttonClass({ look: 'quiet', size: 'small', hangs: 'start' })}
          >
            <Icon of={LayoutList} size="small" />
            <Trans>모든 워크북</Trans>
          </Link>
          {foot}
          <SideHelp />
        </div>
      </SideFoot>
    </>
  )
}

interface WorkbookProps {
  workbook: Workbook
  answers: Answers
  people: readonly PresentPerson[]
}

function OpenWorkbook(props: WorkbookProps & { current: Section; currentStep: string }) {
  const { workbook, current, currentStep, answers, people } = props
  const { t } = useLingui()
  const { sections: words, steps } = contentOf('workbook')
  const finished = countFinished(workbook, answers)
  const count = workbook.sections.length
  return (
    <SideGroup
      heading={words[current.path]?.depth2}
      note={finished === count ? <Finished /> : t`${count}개 중 ${finished}개`}
    >
      {workbook.sections.map((section) => {
        const percent = section.percent(answers)
        const isOpen = section === current
        const end = percent === 100 ? <Trans>완료</Trans> : `${percent}%`
        const present = isOpen ? [] : peopleAt(people, section.path)
        return (
          <SideRow
            key={section.path}
            isTall
            icon={percent === 100 ? <Seal size={18} /> : <FillSquare percent={percent} />}
            label={words[section.path]?.label ?? section.path}
            end={<End people={present}>{end}</End>}
            render={(look) => <SectionLink section={section.path} {...look} />}
          >
            {isOpen && (
              <SideChildren>
                {stepsOf(section.path).map((step) => (
                  <SideChild
                    key={step.path}
                    label={steps[step.path]?.name}
                    isCurrent={step.path === currentStep}
                    end={
                      <End people={peopleAt(people, step.path)}>{step.isAnswered(answers) && <Tick />}</End>
                    }
                    render={(look) => <StepLink step={step.path} {...look} />}
                  />
                ))}
              </SideChildren>
            )}
          </SideRow>
        )
      })}
    </SideGroup>
  )
}

/**
 * A workbook other than the open one: its icon and progress, with a seal when all sections are finished. Its progress is
 * left out until this device has its document.
 */
function OtherWorkbook({ workbook, answers, people, isKnown }: WorkbookProps & { isKnown: boolean }) {
  const { sections: words } = contentOf('workbook')
  const { path, sections } = workbook
  const finished = countFinished(workbook, answers)
  const isFinished = finished === sections.length
  return (
    <SideRow
      icon={<Icon of={icons[path] ?? Compass} />}
      label={words[sections[0]?.path ?? '']?.depth2 ?? path}
      end={
        <End people={peopleAt(people, path)}>
          {!isKnown ? null : isFinished ? (
            <>
              <Seal size={16} />
              <Trans>완료</Trans>
            </>
          ) : (
            `${finished}/${sections.length}`
          )}
        </End>
      }
      render={(look) => <SectionLink section={path} {...look} />}
    />
  )
}

function End({ people, children }: { people: readonly PresentPerson[]; children: ReactNode }) {
  return (
    <span className={styles.end}>
      <SidePeople people={people} />
      {children}
    </span>
  )
}

function Finished() {
  return (
    <span className={styles.end}>
      <Icon of={Check} size="small" />
      <Trans>완료</Trans>
    </span>
  )
}

function Tick() {
  return (
    <>
      <Icon of={Check} size="small" />
      <VisuallyHidden>
        <Trans>완료</Trans>
      </VisuallyHidden>
    </>
  )
}
