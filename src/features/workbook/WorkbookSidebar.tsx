import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import Check from 'lucide-react/icons/check'
import Compass from 'lucide-react/icons/compass'
import IdCard from 'lucide-react/icons/id-card'
import LayoutList from 'lucide-react/icons/layout-list'
import Sprout from 'lucide-react/icons/sprout'
import SwatchBook from 'lucide-react/icons/swatch-book'
import type { ReactNode } from 'react'
import { useAnswers } from '#device/documents/useAnswers.ts'
import { contentOf } from '#device/words/content.ts'
import { guide } from '#model/documents/guide.ts'
import { textOf } from '#model/fields/answers.ts'
import type { GroupName, Section } from '#model/workbook/sections.ts'
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
import { SymbolTile } from '#ui/layout/SymbolTile.tsx'
import { initialOf } from '#ui/people/initial-of.ts'
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx'
import { SectionMark } from './SectionMark.tsx'
import { SectionLink, StepLink } from './StepLink.tsx'
import { openSections } from './step-place.ts'
import styles from './WorkbookSidebar.module.css'

const icons: Record<GroupName, typeof Check> = {
  core: Sprout,
  info: IdCard,
  visual: SwatchBook,
  strategy: Compass,
}

interface Props {
  section: Section
  /** The step that is open. */
  step: string
  /** Under the menu: help, keys. */
  foot?: ReactNode
}

/** The sections of this workbook with how far they are, the steps of the open one, and the other workbooks. */
export default function WorkbookSidebar({ section: current, step: currentStep, foot }: Props) {
  const { t } = useLingui()
  const answers = useAnswers()
  const { sections: words, steps } = contentOf('workbook')
  const name = textOf(answers, guide.info.name.path) || t`이름 없는 브랜드`
  const open = openSections()
  const here = open.filter(({ group }) => group === current.group)
  const isFinished = (section: Section) => section.percent(answers) === 100
  const finished = here.filter(isFinished).length
  const count = here.length
  const others = [...new Set(open.map(({ group }) => group))].filter((group) => group !== current.group)
  return (
    <>
      <SideHead
        symbol={<SymbolTile>{initialOf(name)}</SymbolTile>}
        name={name}
        note={<Trans>워크북</Trans>}
      />
      <SideNav label={t`워크북 단계`}>
        <SideGroup heading={words[current.path]?.depth2} note={t`${count}개 중 ${finished}개`}>
          {here.map((section) => {
            const percent = section.percent(answers)
            return (
              <SideRow
                key={section.path}
                isTall
                icon={<SectionMark percent={percent} />}
                label={words[section.path]?.label ?? section.path}
                end={percent === 100 ? <Trans>완료</Trans> : `${percent}%`}
                render={(look) => <SectionLink section={section.path} {...look} />}
              >
                {section === current && (
                  <SideChildren>
                    {stepsOf(section.path).map((step) => (
                      <SideChild
                        key={step.path}
                        label={steps[step.path]?.name}
                        isCurrent={step.path === currentStep}
                        end={step.isAnswered(answers) ? <Tick /> : undefined}
                        render={(look) => <StepLink step={step.path} {...look} />}
                      />
                    ))}
                  </SideChildren>
                )}
              </SideRow>
            )
          })}
        </SideGroup>
        {others.length > 0 && (
          <SideGroup heading={<Trans>다른 워크북</Trans>}>
            {others.map((group) => {
              const members = open.filter((section) => section.group === group)
              const first = members[0]?.path ?? ''
              return (
                <SideRow
                  key={group}
                  icon={<Icon of={icons[group]} />}
                  label={words[first]?.depth2 ?? group}
                  end={`${members.filter(isFinished).length}/${members.length}`}
                  render={(look) => <SectionLink section={first} {...look} />}
                />
              )
            })}
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
        </div>
      </SideFoot>
    </>
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
