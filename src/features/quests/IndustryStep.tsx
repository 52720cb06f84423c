import { Trans, useLingui } from '@lingui/react/macro'
import { useValue } from '#engine/documents/react/useValue.ts'
import { optionWord } from '#kits/words/content.ts'
import { guide } from '#model/documents/guide.ts'
import { type IndustryGroup, industries, industryGroupOf } from '#model/options/business.ts'
import { BranchChoice } from '#ui/controls/BranchChoice.tsx'
import { QuestFrame } from './QuestFrame.tsx'
import type { StepProps } from './step-props.ts'

const wordOf = (key: string) => optionWord('industry', key, 'reference')

/** The group of industries, and then, if one likes, the branch in it. */
export function IndustryStep({ beside }: StepProps) {
  const { t } = useLingui()
  const [chosen, choose] = useValue(guide.info.industry)
  const group = chosen === null ? null : industryGroupOf(chosen)
  const branches = industries.find(({ key }) => key === group)?.children ?? []
  return (
    <QuestFrame
      step={1}
      title={<Trans>어떤 일을 하나요?</Trans>}
      note={<Trans>로고의 그림과 남은 질문이 업종에 맞춰져요.</Trans>}
      isAnswered={chosen !== null}
      beside={beside}
    >
      <BranchChoice<IndustryGroup>
        legend={t`업종`}
        groups={industries.map(({ key }) => ({ key, label: wordOf(key) }))}
        group={group}
        branches={branches.map((key) => ({ key, label: wordOf(key) }))}
        value={chosen}
        onChoose={(key) => choose(key)}
        branchesTitle={<Trans>더 자세히 고를 수도 있어요</Trans>}
        branchesLabel={t`세부 업종`}
      />
    </QuestFrame>
  )
}
