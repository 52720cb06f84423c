import { useLingui } from '@lingui/react/macro'
import { useValue } from '#device/documents/react/useValue.ts'
import { guide } from '#model/documents/guide.ts'
import type { LogoEditorState } from '#model/documents/logo-editor.ts'
import { SymbolPart } from './SymbolPart.tsx'
import { TextPart } from './TextPart.tsx'

interface Props {
  state: LogoEditorState
  /** The first letter of the name, for symbols made of it. */
  letter: string
  /** The brand's own colours as `#RRGGBB`. */
  colours: readonly string[]
  onChange: (changes: Partial<LogoEditorState>) => void
}

const { visual } = guide

/** What a logo is made of: the symbol, the name and the tagline. */
export default function LogoParts({ state, letter, colours, onChange }: Props) {
  const { t } = useLingui()
  const fonts = [
    useValue(visual.korMain)[0],
    useValue(visual.engMain)[0],
    useValue(visual.korSub)[0],
    useValue(visual.engSub)[0],
  ]
  return (
    <>
      <SymbolPart
        symbol={state.brandSymbol}
        letter={letter}
        colours={colours}
        onChange={(brandSymbol) => onChange({ brandSymbol })}
      />
      <TextPart
        title={t`이름`}
        words={state.brandName}
        chosen={fonts}
        colours={colours}
        onChange={(brandName) => onChange({ brandName })}
      />
      <TextPart
        title={t`태그라인`}
        words={state.brandTagline}
        chosen={fonts}
        colours={colours}
        onChange={(brandTagline) => onChange({ brandTagline })}
      />
    </>
  )
}
