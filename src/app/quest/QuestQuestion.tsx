import { Trans } from '@lingui/react/macro'
import { useFromAnswers } from '#engine/documents/react/useFromAnswers.ts'
import { IndustryStep } from '#features/quests/IndustryStep.tsx'
import { ItemsStep } from '#features/quests/ItemsStep.tsx'
import { OptionStep } from '#features/quests/OptionStep.tsx'
import { contentOf } from '#kits/words/content.ts'
import { guide } from '#model/documents/guide.ts'
import { textOf } from '#model/fields/answers.ts'
import { industryGroupOf } from '#model/options/business.ts'
import { BrandBorn } from './BrandBorn.tsx'
import { RenameStep } from './RenameStep.tsx'
import { StyleStep } from './StyleStep.tsx'

const { core, info } = guide

/** The question of a step, in the words of the chosen industry, with the brand being born beside it. */
export function QuestQuestion({ step }: { step: number }) {
  const industry = useFromAnswers((answers) => textOf(answers, info.industry.path)) || null
  const words = contentOf('quest').industries[industryGroupOf(industry)]
  const beside = <BrandBorn />
  if (step === 0) return <RenameStep beside={beside} />
  if (step === 1 || !words) return <IndustryStep beside={beside} />
  if (step === 2)
    return (
      <OptionStep
        key="customer"
        step={2}
        field={core.target}
        {...words.customer}
        note={<Trans>가장 가까운 답을 고르거나 직접 써 주세요.</Trans>}
        beside={beside}
      />
    )
  if (step === 3)
    return (
      <OptionStep
        key="special"
        step={3}
        field={core.positive}
        {...words.special}
        note={<Trans>하나만 고르면 브랜드가 또렷해져요.</Trans>}
        beside={beside}
      />
    )
  if (step === 4) return <ItemsStep {...words.items} beside={beside} />
  return <StyleStep beside={beside} />
}
