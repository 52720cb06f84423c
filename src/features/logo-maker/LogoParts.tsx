import { Trans, useLingui } from '@lingui/react/macro'
import LayoutGrid from 'lucide-react/icons/layout-grid'
import RotateCcw from 'lucide-react/icons/rotate-ccw'
import { useValue } from '#engine/documents/react/useValue.ts'
import { guide } from '#model/documents/guide.ts'
import type { LogoEditorState } from '#model/documents/logo-editor.ts'
import { brokenName } from '#model/draft-logo/name-lines.ts'
import { Button } from '#ui/controls/Button.tsx'
import { Checkbox } from '#ui/controls/Checkbox.tsx'
import { Icon } from '#ui/Icon.tsx'
import { ArrangementPart } from './ArrangementPart.tsx'
import styles from './LogoMaker.module.css'
import { originalLogoOf } from './original-logo.ts'
import { PlatePart } from './PlatePart.tsx'
import { SymbolPart } from './SymbolPart.tsx'
import { TextPart } from './TextPart.tsx'

interface Props {
  state: LogoEditorState
  /** The first letter of the name, for symbols made of it. */
  letter: string
  /** The brand's own colours as `#RRGGBB`. */
  colours: readonly string[]
  onChange: (changes: Partial<LogoEditorState>) => void
  /** Replaces all of it, also what is absent from the new state. */
  onReplace: (state: LogoEditorState) => void
  /** Shows the proposals again; null where nothing can be changed. */
  onPropose: (() => void) | null
}

const { visual } = guide

/** What a logo is made of: the symbol, the name, the tagline, and a plate behind them. */
export default function LogoParts({ state, letter, colours, onChange, onReplace, onPropose }: Props) {
  const { t } = useLingui()
  const fonts = [
    useValue(visual.korMain)[0],
    useValue(visual.engMain)[0],
    useValue(visual.korSub)[0],
    useValue(visual.engSub)[0],
  ]
  const base = originalLogoOf(state)
  const hasBoth = state.layout === 'HORIZONTAL' || state.layout === 'VERTICAL'
  const canBreak = brokenName(state.brandName.text) !== null
  return (
    <>
      <div className={styles.again} hidden={!onPropose && !base}>
        {onPropose && (
          <Button size="small" icon={<Icon of={LayoutGrid} size="small" />} onClick={onPropose}>
            <Trans>제안 다시 보기</Trans>
          </Button>
        )}
        {base && (
          <Button
            size="small"
            look="quiet"
            icon={<Icon of={RotateCcw} size="small" />}
            onClick={() => onReplace(base)}
          >
            <Trans>처음 심볼과 글꼴로</Trans>
          </Button>
        )}
      </div>
      <SymbolPart
        symbol={state.brandSymbol}
        letter={letter}
        colours={colours}
        onChange={(brandSymbol) => onChange({ brandSymbol })}
      />
      {hasBoth && <ArrangementPart state={state} onReplace={onReplace} />}
      <TextPart
        title={t`이름`}
        words={state.brandName}
        chosen={fonts}
        colours={colours}
        onChange={(brandName) => onChange({ brandName })}
      >
        {(canBreak || state.isNameInTwoLines) && (
          <Checkbox
            checked={state.isNameInTwoLines === true}
            onCheck={(isNameInTwoLines) => onChange({ isNameInTwoLines })}
          >
            <Trans>이름을 두 줄로</Trans>
          </Checkbox>
        )}
      </TextPart>
      <TextPart
        title={t`태그라인`}
        words={state.brandTagline}
        chosen={fonts}
        colours={colours}
        onChange={(brandTagline) => onChange({ brandTagline })}
      />
      <PlatePart state={state} colours={colours} onReplace={onReplace} />
    </>
  )
}
