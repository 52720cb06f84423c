import { Trans, useLingui } from '@lingui/react/macro'
import { useValue } from '#engine/documents/react/useValue.ts'
import { optionWord } from '#kits/words/content.ts'
import { guide } from '#model/documents/guide.ts'
import { type IndustryGroup, industries, industryGroupOf } from '#model/options/business.ts'
import { BranchChoice } from '#ui/controls/BranchChoice.tsx'
import { QuestFrame } from './QuestFrame.tsx'
import type { StepProps } from './step-props.ts'
import { useGuessedIndustry } from './useGuessedIndustry.ts'

const wordOf = (key: string) => optionWord('industry', key, 'reference')

/**
 * The group of industries, and then, if one likes, the branch in it. What name and products tell is shown as chosen; going on
 * stores it.
 */
export function IndustryStep({ beside }: StepProps) {
  const { t } = useLingui()
  const [stored, choose] = useValue(guide.info.industry)
  const guessed = useGuessedIndustry()
  const chosen = stored ?? guessed
  const isGuess = stored === null && guessed !== null
  const group = chosen === null ? null : industryGroupOf(chosen)
  const branches = industries.find(({ key }) => key === group)?.children ?? []
  function onChoose(key: string): void {
    // The group of the guess is entered by its branch, which can be left by its chip.
    const isEntered = guessed !== null && key === industryGroupOf(guessed) && key !== group
    choose(isEntered ? guessed : key)
  }
  function takeGuess(): boolean {
    if (isGuess) choose(guessed)
    return true
  }
  return (
    <QuestFrame
      step={1}
      title={<Trans>어떤 일을 하나요?</Trans>}
      note={
        isGuess ? (
          <Trans>이름과 파는 것을 보고 골라 두었어요. 다르면 바꿔 주세요.</Trans>
        ) : (
          <Trans>로고의 그림과 남은 질문이 업종에 맞춰져요.</Trans>
        )
      }
      isAnswered={chosen !== null}
      onLeave={takeGuess}
      beside={beside}
    >
      <BranchChoice<IndustryGroup>
        legend={t`업종`}
        groups={industries.map(({ key }) => ({ key, label: wordOf(key) }))}
        group={group}
        branches={branches.map((key) => ({ key, label: wordOf(key) }))}
        value={chosen}
        onChoose={onChoose}
        branchesTitle={<Trans>더 자세히 고를 수도 있어요</Trans>}
        branchesLabel={t`세부 업종`}
      />
    </QuestFrame>
  )
}
