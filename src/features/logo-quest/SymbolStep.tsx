import { useLingui } from '@lingui/react/macro'
import { useBriefWords } from '#device/logo/useBriefRows.ts'
import { briefLimits, logoSymbols } from '#model/logo/logo-brief.ts'
import { TextField } from '#ui/controls/TextField.tsx'
import { ToggleChip } from '#ui/controls/ToggleChip.tsx'
import { ToggleChips } from '#ui/controls/ToggleChips.tsx'
import { StepFrame } from './StepFrame.tsx'
import type { StepProps } from './step-props.ts'

export function SymbolStep({ brief: { symbols, symbolNote }, change }: StepProps) {
  const { t } = useLingui()
  const words = useBriefWords()
  return (
    <StepFrame step={2}>
      <ToggleChips label={t`심볼로 담을 것`}>
        {logoSymbols.map((key) => (
          <ToggleChip
            key={key}
            isOn={symbols.includes(key)}
            onToggle={(isOn) =>
              void change({
                symbols: logoSymbols.filter((one) => (one === key ? isOn : symbols.includes(one))),
              })
            }
          >
            {words.symbol(key)}
          </ToggleChip>
        ))}
      </ToggleChips>
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
