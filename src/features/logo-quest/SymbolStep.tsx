import { useLingui } from '@lingui/react/macro'
import { useBriefWords } from '#kits/logo/useBriefRows.ts'
import { briefLimits, logoSymbols } from '#model/logo/logo-brief.ts'
import { ChipChoice } from '#ui/controls/ChipChoice.tsx'
import { TextField } from '#ui/controls/TextField.tsx'
import { StepFrame } from './StepFrame.tsx'
import type { StepProps } from './step-props.ts'

export function SymbolStep({ brief: { symbols, symbolNote }, change }: StepProps) {
  const { t } = useLingui()
  const words = useBriefWords()
  return (
    <StepFrame step={2}>
      <ChipChoice
        label={t`심볼로 담을 것`}
        chosen={symbols}
        onChoose={(next) => void change({ symbols: logoSymbols.filter((key) => next.includes(key)) })}
        chips={logoSymbols.map((key) => ({ key, label: words.symbol(key) }))}
      />
      <TextField
        label={t`더 자세히`}
        mark={t`선택`}
        hint={t`꼭 담고 싶은 것이나 피하고 싶은 것을 적어 주세요.`}
        placeholder={t`예: 김이 나는 밥그릇`}
        autoComplete="off"
        maxLength={briefLimits.symbolNote}
        limit={briefLimits.symbolNote}
        value={symbolNote}
        onText={(text) => void change({ symbolNote: text })}
      />
    </StepFrame>
  )
}
