import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { useAnswers } from '#device/documents/useAnswers.ts'
import { contentOf } from '#device/words/content.ts'
import { type Section, strategySections } from '#model/workbook/sections.ts'
import { Chapter } from '#ui/paper/Chapter.tsx'
import { SectionMark } from './SectionMark.tsx'
import { StrategyPage } from './StrategyPage.tsx'
import { StrategyPart } from './StrategyPart.tsx'

const chapters = strategySections.filter(({ path }) => path.startsWith('strategy/personality/'))

/** How the brand speaks: five words, the line beside its name, its voice. */
export function PersonalityPage({ actions }: { actions?: ReactNode }) {
  const answers = useAnswers()
  const words = contentOf('workbook').sections
  return (
    <StrategyPage
      place="/brand/strategy/personality"
      note={<Trans>누가 쓰더라도 같은 사람처럼 들리게 해요</Trans>}
      sections={chapters}
      actions={actions}
    >
      {chapters.map((section) => (
        <Chapter
          key={section.path}
          id={section.guide.anchor}
          name={words[section.path]?.guideTitle}
          note={<Note section={section} />}
          mark={<SectionMark section={section} percent={section.percent(answers)} />}
        >
          <StrategyPart section={section.path} />
        </Chapter>
      ))}
    </StrategyPage>
  )
}

function Note({ section }: { section: Section }) {
  switch (section.progress) {
    case 'brandPersonalityKeyword':
      return <Trans>두 단어가 부딪치면 앞에 있는 단어를 따라요.</Trans>
    case 'brandPersonalityTagline':
      return <Trans>이름 옆에 두는 한 문장이에요.</Trans>
    default:
      return <Trans>누가 답하더라도 같은 사람처럼 말해요.</Trans>
  }
}
